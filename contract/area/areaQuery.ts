import { z } from 'zod';
import { repeated } from '../core/query';

/** An area's code, as the location calls give it: `jbt`, `34`, `34.04`, `34.04.07`, `34.04.07.2001`. */
const areaCode = z
  .string()
  .max(60)
  .regex(/^[a-z\d.-]*$/)
  .meta({ kind: 'area' });

/** The area levels of the filter sets (point 3), each any of several codes. Levels narrow one another. */
export const areaQuery = {
  region: repeated(areaCode).meta({ title: 'Wilayah' }),
  province: repeated(areaCode).meta({ title: 'Provinsi' }),
  regency: repeated(areaCode).meta({ title: 'Kabupaten/Kota' }),
  district: repeated(areaCode).meta({ title: 'Kecamatan' }),
  village: repeated(areaCode).meta({ title: 'Desa/Kelurahan' }),
};
