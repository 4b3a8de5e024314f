/** Words of the command palette; `useTranslate` finds them under `app.palette`. */
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
    shortcuts: 'Pintasan papan ketik',
    dark: 'Mode gelap',
    light: 'Mode terang',
    help: 'Bantuan',
  },
};

export const en: typeof id = {
  palette: {
    box: 'Find or open…',
    title: 'Find or open',
    input: 'Find pages, actions or records',
    recent: 'Opened last',
    pages: 'Pages',
    actions: 'Actions',
    searching: 'Searching records…',
    nothing: 'Nothing matches “%{text}”',
    found: '%{count} results',
    hint: '↑ ↓ choose, Enter opens, Esc closes',
    shortcuts: 'Keyboard shortcuts',
    dark: 'Dark mode',
    light: 'Light mode',
    help: 'Help',
  },
};
