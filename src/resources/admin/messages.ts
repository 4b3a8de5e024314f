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
  custom: {
    no_role: 'Tanpa peran',
    never: 'Belum pernah',
    you: 'Anda',
    sections: {
      person: 'Data diri',
      access: 'Peran dan akses',
      access_text: 'Peran menentukan apa yang boleh dilihat dan dilakukan.',
      sessions: 'Sesi',
      sessions_text: 'Perangkat tempat akun ini sedang masuk.',
    },
    help: {
      email_new: 'Undangan untuk membuat kata sandi dikirim ke alamat ini.',
      role: 'Hanya peran yang semua haknya Anda miliki yang dapat Anda berikan.',
      region: 'Peran ini hanya melihat dan mengubah data wilayahnya.',
      active: 'Bila dimatikan, semua sesinya langsung berakhir dan ia tidak dapat masuk.',
    },
    own: 'Ini akun Anda sendiri: peran dan statusnya hanya dapat diubah oleh orang lain.',
    own_link: 'Kata sandi dan sesi Anda ada di Akun.',
    invited: 'Undangan dikirim %{when}; kata sandinya belum dibuat.',
    invite: 'Kirim lagi undangan',
    inviting: 'Mengirim…',
    invite_done: 'Undangan dikirim lagi ke %{email}. Tautan yang lama tidak berlaku.',
    sessions: {
      none: 'Akun ini tidak sedang masuk di perangkat mana pun.',
      seen: 'Terakhir aktif %{when}',
      end: 'Akhiri semua sesi',
      end_title: 'Akhiri semua sesi %{name}?',
      end_text: 'Ia harus masuk lagi di setiap perangkat. Yang belum disimpannya hilang.',
      ended: '%{count} sesi diakhiri.',
      failed: 'Sesi tidak dapat dimuat.',
      cancel: 'Batal',
    },
    factor: {
      end: 'Matikan verifikasi dua langkah',
      title: 'Matikan verifikasi dua langkah %{name}?',
      text: 'Lakukan ini bila ia kehilangan ponselnya. Semua sesinya berakhir, dan ia masuk dengan kata sandi saja sampai menyiapkannya lagi.',
      done: 'Verifikasi dua langkah %{name} dimatikan.',
    },
  },
};
