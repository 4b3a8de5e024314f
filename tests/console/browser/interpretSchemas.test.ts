import { interpretSchemas } from '../../../src/browser/interpretSchemas';

/** Counts how often a validating schema checks whether code may be compiled. */
async function probes(prepare?: () => void): Promise<number> {
  const { Function: compile } = globalThis;
  const asked = jest.fn();
  globalThis.__zod_globalConfig = undefined;
  globalThis.Function = new Proxy(compile, {
    construct(target, args) {
      asked();
      return Reflect.construct(target, args);
    },
  });
  try {
    prepare?.();
    await jest.isolateModulesAsync(async () => {
      const { z } = await import('zod');
      expect(z.object({ title: z.string() }).safeParse({ title: 'Promo' }).success).toBe(true);
      expect(z.object({ title: z.string() }).safeParse({}).success).toBe(false);
    });
    return asked.mock.calls.length;
  } finally {
    globalThis.Function = compile;
  }
}

test('schemas validate without probing for code compilation, which a content security policy would report', async () => {
  expect(await probes()).toBeGreaterThan(0);
  expect(await probes(interpretSchemas)).toBe(0);
});
