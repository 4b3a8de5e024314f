import { labelsOf } from '../../../contract/core/labels';
import { ACCOUNT_ACTION_LABELS, ADMIN_STATE_LABELS, admin } from '../../../contract/identity/admin';

export const id = {
  name: 'Pengguna Admin',
  audit: { account: { name: 'Akun', actions: ACCOUNT_ACTION_LABELS } },
  search: 'Cari nama, email, telepon',
  delete_text:
    'Semua sesinya berakhir dan ia tidak dapat masuk lagi. Emailnya dapat dipakai lagi untuk akun baru; namanya tetap tercatat di riwayat.',
  info: { list: 'Siapa yang boleh masuk ke konsol ini, dan dengan peran apa.' },
  fields: labelsOf(admin),
  choices: { state: ADMIN_STATE_LABELS },
};
