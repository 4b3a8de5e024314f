import { z } from 'zod';
import { plainValue } from '../../support/specificationProvider/plainValue';

/** A code that appears in no list of the contract. */
export const NEW_CODE = 'kode_baru';

/**
 * Returns the minimum that a schema allows, the same for the same `seed`: optional fields are missing, nullable ones null, every code is
 * `NEW_CODE`. The rest (names, amounts, days) is plain.
 */
export function bareValue(schema: z.ZodType, seed: string, name = ''): unknown {
  if (schema instanceof z.ZodObject) return bareRecord(schema, seed);
  if (schema instanceof z.ZodArray) return [bareValue(schema.element as z.ZodType, `${seed}.0`, name)];
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((item, at) => bareValue(item as z.ZodType, `${seed}.${at}`, name));
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodEnum) return NEW_CODE;
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodUnion) return bareValue(schema.options[0] as z.ZodType, seed, name);
  if (schema instanceof z.ZodPipe) return bareValue(schema.out as z.ZodType, seed, name);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly)
    return bareValue(schema.unwrap() as z.ZodType, seed, name);
  return plainValue(schema, seed, name);
}

const bareRecord = (schema: z.ZodObject, seed: string) =>
  Object.fromEntries(
    Object.entries(schema.shape as z.ZodRawShape).flatMap(([field, inner]) =>
      inner instanceof z.ZodOptional ? [] : [[field, bareValue(inner as z.ZodType, `${seed}.${field}`, field)]],
    ),
  );
