export const blankWords = {
  id: {
    title: 'Halaman kosong',
    text: 'Tata letak tanpa menu, untuk halaman yang dicetak atau disematkan.',
    home: 'Ke Beranda',
  },
  en: {
    title: 'Blank page',
    text: 'The layout without a menu, for pages that are printed or embedded.',
    home: 'To the home page',
  },
};
