import { labelsOf } from '../../../contract/core/labels';
import { ADMIN_STATE_LABELS, admin } from '../../../contract/identity/admin';

export const id = {
  name: 'Pengguna Admin',
  noun: 'pengguna admin',
  audit: {
    account: {
      name: 'Akun',
      actions: {
        login: 'Masuk',
        login_failed: 'Gagal masuk',
        login_refused: 'Ditolak masuk',
        end_sessions: 'Mengakhiri sesi',
        invite: 'Mengundang',
        invitation_accepted: 'Menerima undangan',
        password_change: 'Mengganti kata sandi',
        role_requested: 'Mengajukan peran Super Admin',
        role_approved: 'Menyetujui peran Super Admin',
        role_rejected: 'Menolak peran Super Admin',
        password_link: 'Meminta tautan kata sandi',
        password_reset: 'Membuat kata sandi lewat tautan',
        recovery_code_used: 'Memakai kode pemulihan',
        recovery_codes_renewed: 'Membuat kode pemulihan baru',
        second_factor_failed: 'Kode verifikasi salah',
        second_factor_on: 'Mengaktifkan verifikasi dua langkah',
        second_factor_off: 'Mematikan verifikasi dua langkah',
      },
    },
  },
  search: 'Cari nama atau email',
  delete_text:
    'Semua sesinya berakhir dan ia tidak dapat masuk lagi. Emailnya dapat dipakai untuk akun baru; namanya tetap ada di riwayat.',
  info: { list: 'Siapa yang boleh masuk ke konsol ini, dan dengan peran apa.' },
  fields: labelsOf(admin),
  choices: { state: ADMIN_STATE_LABELS },
};
