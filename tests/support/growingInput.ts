import type { z } from 'zod';

/** Texts that trip up patterns and parsers when they are long, by name. `length` is in characters. */
export const growingTexts: Record<string, (length: number) => string> = {
  'one long word': length => 'a'.repeat(length),
  spaces: length => ' '.repeat(length),
  ...Object.fromEntries(
    ['<', '[', '(', '&amp;', '</p>', '/Filter[', 'a,'].map(part => [
      part,
      (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
    ]),
  ),
  'nested brackets': length => '['.repeat(length / 2) + ']'.repeat(length / 2),
};

/** Returns the dotted paths of the values in a value for which `is` holds. */
export const pathsIn = (value: unknown, is: (inner: unknown) => boolean, path: string[] = []): string[][] => [
  ...(is(value) ? [path] : []),
  ...(value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, is, [...path, name]))
    : []),
];

/** Returns a copy of a value with one part replaced. */
export function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = withPart(copy[name], rest, part);
  return copy;
}

export const partOf = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], value);

/**
 * Puts the longest text that the schema accepts into each of the given places, so that it reaches the handler; a place that accepts none
 * stays as it is.
 */
export function longestAccepted(
  schema: z.ZodType,
  value: unknown,
  paths: readonly string[][],
  text: (length: number) => string,
): unknown {
  let filled = value;
  for (const path of paths)
    for (const length of ACCEPTED_LENGTHS) {
      const next = withPart(filled, path, text(length));
      if (!schema.safeParse(next).success) continue;
      filled = next;
      break;
    }
  return filled;
}

const ACCEPTED_LENGTHS = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 255, 200, 100, 50, 20];
