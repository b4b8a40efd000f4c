/** Comes before all schemas: zod would try `new Function`, which this page's policy forbids. */
import { config } from "zod";

config({ jitless: true });
