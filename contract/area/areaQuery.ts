import { anyText } from '../core/fields';
import { repeated } from '../core/query';
import { AREA_CODE, MAX_AREA_CODE } from './areaCode';

const areaCode = anyText(MAX_AREA_CODE).regex(AREA_CODE).meta({ kind: 'area' });

/** The area levels of the filter sets (point 3). Each matches any of several codes; levels narrow one another. */
export const areaQuery = {
  region: repeated(areaCode).meta({ title: 'Wilayah' }),
  province: repeated(areaCode).meta({ title: 'Provinsi' }),
  regency: repeated(areaCode).meta({ title: 'Kabupaten/Kota' }),
  district: repeated(areaCode).meta({ title: 'Kecamatan' }),
  village: repeated(areaCode).meta({ title: 'Desa/Kelurahan' }),
};
