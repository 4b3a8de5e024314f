const SECRET = /password|kata_sandi|passphrase|secret|token|^pin$|^otp$/i;

/** Typed values without what nobody may find in a database: passwords and the like, however deep they stand. */
export function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, value]) => [name, clean(value)]),
  );
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return value !== null && typeof value === 'object' ? withoutSecrets(value as Record<string, unknown>) : value;
}
