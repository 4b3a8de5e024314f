import { z } from 'zod';

/** The code of a province in a record: `34`. */
export const provinceCode = z
  .string()
  .regex(/^\d{2}$/)
  .meta({ kind: 'area' });

/** The code of a regency or city in a record: `34.04`. */
export const regencyCode = z
  .string()
  .regex(/^\d{2}\.\d{2}$/)
  .meta({ kind: 'area' });
