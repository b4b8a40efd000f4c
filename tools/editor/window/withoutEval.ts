/**
 * Configures zod before any schema is created. Otherwise zod would try `new Function`, which the page's content security policy forbids.
 */
import { config } from "zod";

config({ jitless: true });
