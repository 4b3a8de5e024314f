export const id = {
  title: 'Halaman kosong',
  text: 'Tata letak tanpa menu, untuk halaman yang dicetak atau disematkan.',
  home: 'Ke Beranda',
};
