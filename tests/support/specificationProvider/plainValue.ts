import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The picture used by every record. */
export const PLAIN_PICTURE = '/files/contoh.webp';

/** Returns a plausible value for a field, the same for the same `seed`. Records are plain and share nothing with the demo data. */
export function plainValue(schema: z.ZodType, seed: string, name = ''): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as z.ZodRawShape).map(([field, inner]) => [
        field,
        plainValue(inner as z.ZodType, `${seed}.${field}`, field),
      ]),
    );
  if (schema instanceof z.ZodArray)
    return [0, 1].map(at => plainValue(schema.element as z.ZodType, `${seed}.${at}`, name));
  // every third one is null
  if (schema instanceof z.ZodNullable)
    return numberOf(seed) % 3 === 0 ? null : plainValue(schema.unwrap() as z.ZodType, seed, name);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return plainValue(schema.unwrap() as z.ZodType, seed, name);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodEnum) return schema.options[numberOf(seed) % schema.options.length];
  if (schema instanceof z.ZodBoolean) return numberOf(seed) % 2 === 0;
  if (schema instanceof z.ZodNumber) return plainNumber(schema, seed, name);
  if (schema instanceof z.ZodUnion) return plainValue(schema.options[0] as z.ZodType, seed, name);
  return plainText(schema as z.ZodString, seed, name);
}

function plainNumber({ isInt, minValue, maxValue }: z.ZodNumber, seed: string, name: string): number {
  if (name === 'version') return 1;
  if (name === 'latitude') return -6.2;
  if (name === 'longitude') return 106.8;
  const least = Math.max(minValue ?? 0, 0);
  const number = least + (numberOf(seed) % Math.min((maxValue ?? 90_000) - least + 1, 90_000));
  return isInt ? number : number + 0.25;
}

function plainText(schema: z.ZodString, seed: string, name: string): string {
  switch (schema.format as string | null) {
    case 'guid':
    case 'uuid':
      return idOf(seed);
    case 'datetime':
      return new Date(Date.UTC(2026, numberOf(seed) % 9, 1 + (numberOf(seed) % 27), 3, 4, 5)).toISOString();
    case 'date':
      return `2026-0${1 + (numberOf(seed) % 9)}-11`;
    case 'url':
      return 'https://contoh.test/halaman';
  }
  if (/_urls?$|^url$/.test(name)) return PLAIN_PICTURE;
  if (name === 'phone') return '081234567890';
  if (name === 'province_code' || name === 'province_id') return '31';
  if (name === 'regency_code' || name === 'regency_id') return '31.71';
  return `Nilai ${numberOf(seed) % 1_000}`;
}

const digest = (seed: string) => createHash('sha256').update(seed).digest('hex');
const numberOf = (seed: string) => Number.parseInt(digest(seed).slice(0, 7), 16);

/** Returns a version 4 UUID. */
export function idOf(seed: string): string {
  const hex = digest(`id ${seed}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
