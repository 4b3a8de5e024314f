/** Messages of the page's view. */
export const custom = {
  contact: 'Hubungi helpdesk',
  contact_text: 'Tulis halaman yang Anda buka, apa yang Anda lakukan, dan ID kesalahan bila ada.',
  questions: 'Yang sering ditanyakan',
  right: 'Mengapa ada menu yang tidak saya lihat?',
  right_answer:
    'Menu dan tombol mengikuti hak peran Anda. Buka alamatnya langsung untuk melihat hak yang kurang, lalu mintalah kepada Super Admin.',
  conflict: 'Apa yang terjadi bila orang lain mengubah data yang sama?',
  conflict_answer:
    'Yang Anda simpan tidak menimpa perubahan orang lain. Kedua isi ditampilkan berdampingan dan Anda memilih yang dipakai.',
  session: 'Berapa lama saya tetap masuk?',
  session_answer:
    'Sesi diperpanjang selama konsol dipakai, paling lama 30 hari tanpa dipakai. Setelah keluar, Anda harus masuk kembali.',
  password: 'Kapan kata sandi harus diganti?',
  password_answer: 'Setiap 90 hari. Tombol merah di kanan bawah muncul 15 hari sebelumnya.',
  find: 'Bagaimana cara tercepat membuka sesuatu?',
  find_answer: 'Tekan Ctrl K (⌘ K di Mac), ketik nama halaman atau data, lalu Enter.',
  keys: 'Pintasan keyboard',
};
