declare global {
  /** Where every copy of zod keeps its configuration (https://github.com/colinhacks/zod/pull/5889). */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from compiling schemas: the content security policy forbids it, and browsers report even the attempt. It is `z.config({ jitless: true })`,
 * said before zod is loaded, which comes with the first form.
 */
export function interpretSchemas(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
