import { labelsOf } from '../../../contract/core/labels';
import { AREA_SCOPE_LABELS, role } from '../../../contract/identity/role';

export const id = {
  name: 'Peran',
  menu: 'Hak Akses',
  audit: {
    role: {
      actions: { see_as_begin: 'Mulai melihat sebagai peran', see_as_end: 'Selesai melihat sebagai peran' },
    },
  },
  title: { edit: 'Ubah Hak Akses' },
  info: {
    list: 'Peran adalah kumpulan hak. Setiap pengguna admin memegang paling banyak satu peran.',
    edit: 'Perubahan langsung berlaku mulai tindakan berikutnya dari pemegang peran ini.',
  },
  delete_text: 'Peran yang masih dipegang pengguna tidak dapat dihapus.',
  fields: labelsOf(role),
  choices: { area_scope: AREA_SCOPE_LABELS },
  // also shown on pages of other resources
  custom: { tabs: { roles: 'Peran', catalogue: 'Katalog hak' } },
};
