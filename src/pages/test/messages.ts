export const id = {
  title: 'Halaman uji',
  info: 'Untuk penguji: keterangan versi, hak akun, dan contoh setiap keadaan.',
};
