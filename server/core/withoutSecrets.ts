const SECRET = /password|kata_sandi|passphrase|secret|token|^pin$|^otp$/i;

/** Removes passwords and other secrets from the values, at any depth. */
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
