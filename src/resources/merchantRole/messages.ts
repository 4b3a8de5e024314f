import { labelsOf } from '../../../contract/core/labels';
import { merchantRole } from '../../../contract/merchantRole';

export const id = {
  name: 'Peran Merchant',
  menu: 'Hak Akses Merchant',
  audit: { merchant_role: {} },
  title: { show: 'Detail Hak Akses Merchant' },
  info: { list: 'Peran pegawai merchant dan apa yang boleh mereka lakukan di aplikasi merchant. Peran ini tetap.' },
  fields: { ...labelsOf(merchantRole), position: 'Urutan' },
};
