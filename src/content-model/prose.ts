import { z } from "zod";

/** The fields whose texts readers read, in contrast to ids, addresses, dates and what is copied digit by digit. */
const prose = z.registry<{ isProse: true }>();

/** Marks a field as one whose text readers read. */
export function asProse<Schema extends z.ZodType>(schema: Schema): Schema {
  prose.add(schema, { isProse: true });
  return schema;
}

/** Whether a field was marked so, however it was described or limited since. */
export const isProse = (schema: z.ZodType): boolean => prose.get(schema)?.isProse === true;
