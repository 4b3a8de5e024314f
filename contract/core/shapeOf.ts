import type { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

/** Returns the fields of an object schema; undefined for any other. */
export const shapeOf = (schema: z.ZodType | undefined): Fields | undefined =>
  schema?.type === 'object' ? (schema as z.ZodObject).shape : undefined;

/** Returns the element schema of an array; undefined for any other schema. */
export const elementOf = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema?.type === 'array' ? ((schema as z.ZodArray).element as z.ZodType) : undefined;
