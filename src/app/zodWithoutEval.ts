import { config } from 'zod/v4/core';

// Zod compiles its parsers with `new Function`, which the page's content security policy blocks. Imported before
// any schema.
config({ jitless: true });
