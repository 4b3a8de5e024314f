import type { RegionCode } from '../../../../contract/area/region';

export type TimeZone = 'WIB' | 'WITA' | 'WIT';

interface Region {
  code: RegionCode;
  name: string;
  office_city: string;
  time_zone: TimeZone;
  /** The first digit of its filling stations' numbers. */
  spbu_first_digit: string;
  /** Code (as in idn-area-data), name as commonly written, time zone. */
  provinces: readonly [code: string, name: string, time: TimeZone][];
}

/**
 * The eight sales regions and the provinces they cover, as reported on public news pages in November 2026; the office cities are
 * general knowledge.
 */
export const regionsOfIndonesia: readonly Region[] = [
  {
    code: 'sumbagut',
    name: 'Sumatera Bagian Utara',
    office_city: 'Medan',
    time_zone: 'WIB',
    spbu_first_digit: '1',
    provinces: [
      ['11', 'Aceh', 'WIB'],
      ['12', 'Sumatera Utara', 'WIB'],
      ['13', 'Sumatera Barat', 'WIB'],
      ['14', 'Riau', 'WIB'],
      ['21', 'Kepulauan Riau', 'WIB'],
    ],
  },
  {
    code: 'sumbagsel',
    name: 'Sumatera Bagian Selatan',
    office_city: 'Palembang',
    time_zone: 'WIB',
    spbu_first_digit: '2',
    provinces: [
      ['15', 'Jambi', 'WIB'],
      ['16', 'Sumatera Selatan', 'WIB'],
      ['17', 'Bengkulu', 'WIB'],
      ['18', 'Lampung', 'WIB'],
      ['19', 'Kepulauan Bangka Belitung', 'WIB'],
    ],
  },
  {
    code: 'jbb',
    name: 'Jawa Bagian Barat',
    office_city: 'Jakarta',
    time_zone: 'WIB',
    spbu_first_digit: '3',
    provinces: [
      ['31', 'DKI Jakarta', 'WIB'],
      ['32', 'Jawa Barat', 'WIB'],
      ['36', 'Banten', 'WIB'],
    ],
  },
  {
    code: 'jbt',
    name: 'Jawa Bagian Tengah',
    office_city: 'Semarang',
    time_zone: 'WIB',
    spbu_first_digit: '4',
    provinces: [
      ['33', 'Jawa Tengah', 'WIB'],
      ['34', 'DI Yogyakarta', 'WIB'],
    ],
  },
  {
    code: 'jatimbalinus',
    name: 'Jawa Timur, Bali, dan Nusa Tenggara',
    office_city: 'Surabaya',
    time_zone: 'WIB',
    spbu_first_digit: '5',
    provinces: [
      ['35', 'Jawa Timur', 'WIB'],
      ['51', 'Bali', 'WITA'],
      ['52', 'Nusa Tenggara Barat', 'WITA'],
      ['53', 'Nusa Tenggara Timur', 'WITA'],
    ],
  },
  {
    code: 'kalimantan',
    name: 'Kalimantan',
    office_city: 'Balikpapan',
    time_zone: 'WITA',
    spbu_first_digit: '6',
    provinces: [
      ['61', 'Kalimantan Barat', 'WIB'],
      ['62', 'Kalimantan Tengah', 'WIB'],
      ['63', 'Kalimantan Selatan', 'WITA'],
      ['64', 'Kalimantan Timur', 'WITA'],
      ['65', 'Kalimantan Utara', 'WITA'],
    ],
  },
  {
    code: 'sulawesi',
    name: 'Sulawesi',
    office_city: 'Makassar',
    time_zone: 'WITA',
    spbu_first_digit: '7',
    provinces: [
      ['71', 'Sulawesi Utara', 'WITA'],
      ['72', 'Sulawesi Tengah', 'WITA'],
      ['73', 'Sulawesi Selatan', 'WITA'],
      ['74', 'Sulawesi Tenggara', 'WITA'],
      ['75', 'Gorontalo', 'WITA'],
      ['76', 'Sulawesi Barat', 'WITA'],
    ],
  },
  {
    code: 'maluku-papua',
    name: 'Maluku dan Papua',
    office_city: 'Jayapura',
    time_zone: 'WIT',
    spbu_first_digit: '8',
    provinces: [
      ['81', 'Maluku', 'WIT'],
      ['82', 'Maluku Utara', 'WIT'],
      ['91', 'Papua', 'WIT'],
      ['92', 'Papua Barat', 'WIT'],
      ['93', 'Papua Selatan', 'WIT'],
      ['94', 'Papua Tengah', 'WIT'],
      ['95', 'Papua Pegunungan', 'WIT'],
      ['96', 'Papua Barat Daya', 'WIT'],
    ],
  },
];
