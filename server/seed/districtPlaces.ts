import { readCsv } from './readCsv';

type DistrictPlace = Record<'district_code' | 'latitude' | 'longitude', string>;

/** Reads the centre of each district with demo shops and customers, from the package territory-indonesia. */
export const districtPlaces = (): DistrictPlace[] =>
  readCsv<DistrictPlace>(new URL('./data/districtPlaces.csv', import.meta.url));
