import type { id } from './messages';

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
