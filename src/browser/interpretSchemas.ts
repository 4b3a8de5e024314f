declare global {
  /** The configuration shared by all copies of zod (https://github.com/colinhacks/zod/pull/5889). */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from compiling schemas: the content security policy forbids it, and browsers report even the attempt. Same as
 * `z.config({ jitless: true })`, but set before zod is loaded with the first form.
 */
export function interpretSchemas(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
