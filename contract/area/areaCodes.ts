import { anyText } from '../core/fields';

/** The code of a province in a record: `34`. */
export const provinceCode = anyText(2)
  .regex(/^\d{2}$/)
  .meta({ kind: 'area' });

/** The code of a regency or city in a record: `34.04`. */
export const regencyCode = anyText(5)
  .regex(/^\d{2}\.\d{2}$/)
  .meta({ kind: 'area' });
