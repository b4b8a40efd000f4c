/** Comes before all schemas: zod would try whether it may make functions of texts, which this page's policy forbids. */
import { config } from "zod";

config({ jitless: true });
