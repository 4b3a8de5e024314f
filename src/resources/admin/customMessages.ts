/** Messages of the resource's views. */
export const custom = {
  no_role: 'Tanpa peran',
  never: 'Belum pernah',
  you: 'Anda',
  waiting: { label: 'Menunggu persetujuan', role: 'Peran Super Admin' },
  sections: {
    person: 'Data diri',
    access: 'Peran dan akses',
    access_text: 'Peran menentukan apa yang boleh dilihat dan dilakukan.',
    sessions: 'Sesi',
    sessions_text: 'Perangkat tempat akun ini sedang masuk.',
  },
  help: {
    email: 'Undangan untuk membuat kata sandi dikirim ke alamat ini.',
    guarded_email: 'Email Super Admin hanya dapat diubah oleh pemiliknya.',
    waiting_email: 'Peran Super Admin sedang diajukan untuk akun ini: tarik dulu pengajuannya.',
    role_id: 'Hanya peran yang semua haknya Anda miliki yang dapat Anda berikan.',
    super_admin: 'Peran ini baru berlaku setelah disetujui Super Admin lain.',
    region_code: 'Peran ini hanya melihat dan mengubah data wilayahnya.',
    is_active: 'Bila dimatikan, semua sesinya langsung berakhir dan ia tidak dapat masuk.',
  },
  own: 'Ini akun Anda sendiri: peran dan statusnya hanya dapat diubah oleh orang lain.',
  own_link: 'Kata sandi dan sesi Anda ada di Akun.',
  invited: 'Undangan dikirim %{when}; kata sandinya belum dibuat.',
  request:
    '%{actor} mengajukan peran %{role} untuk akun ini pada %{when}. Peran itu baru berlaku setelah disetujui Super Admin lain.',
  no_sessions: 'Akun ini tidak sedang masuk di perangkat mana pun.',
  actions: {
    invite: {
      label: 'Kirim lagi undangan',
      done: 'Undangan dikirim lagi ke %{email}. Tautan yang lama tidak berlaku lagi.',
      bulk_done: 'Undangan untuk %{count} %{noun} dikirim lagi. Tautan yang lama tidak berlaku lagi.',
    },
    approve: {
      label: 'Setujui',
      title: 'Jadikan %{name} Super Admin?',
      text: 'Super Admin memiliki semua hak, termasuk memberi dan mencabut peran orang lain.',
      done: '%{name} sekarang Super Admin.',
    },
    reject: {
      label: 'Tolak',
      title: 'Tolak peran %{role} untuk %{name}?',
      text: 'Perannya tetap seperti sekarang.',
      done: 'Pengajuan untuk %{name} dibatalkan.',
    },
    withdraw: {
      label: 'Tarik pengajuan',
      title: 'Tarik pengajuan peran %{role} untuk %{name}?',
      text: 'Perannya tetap seperti sekarang.',
      done: 'Pengajuan untuk %{name} dibatalkan.',
    },
    endSessions: {
      label: 'Akhiri semua sesi',
      title: 'Akhiri semua sesi %{name}?',
      text: 'Ia harus masuk lagi di setiap perangkat. Yang belum disimpannya hilang.',
      done: '%{count} sesi diakhiri.',
    },
    endSecondFactor: {
      label: 'Matikan verifikasi dua langkah',
      title: 'Matikan verifikasi dua langkah %{name}?',
      text: 'Lakukan ini bila ia kehilangan ponselnya. Semua sesinya berakhir, dan ia masuk dengan kata sandi saja sampai menyiapkannya lagi.',
      done: 'Verifikasi dua langkah %{name} dimatikan.',
    },
  },
};
