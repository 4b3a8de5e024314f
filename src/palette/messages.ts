/** Messages of the command palette, under `app.palette`. */
export const id = {
  palette: {
    box: 'Cari atau buka…',
    title: 'Cari atau buka',
    input: 'Cari halaman, tindakan, atau data',
    recent: 'Terakhir dibuka',
    pages: 'Halaman',
    actions: 'Tindakan',
    searching: 'Mencari data…',
    nothing: 'Tidak ada yang cocok dengan “%{text}”',
    found: '%{count} hasil',
    hint: '↑ ↓ memilih, Enter membuka, Esc menutup',
    shortcuts: 'Pintasan keyboard',
    dark: 'Mode gelap',
    light: 'Mode terang',
    help: 'Bantuan',
  },
};
