import type { id } from './messages';

export const en: typeof id = {
  palette: {
    box: 'Find or open…',
    title: 'Find or open',
    input: 'Find pages, actions or records',
    recent: 'Recently opened',
    pages: 'Pages',
    actions: 'Actions',
    searching: 'Searching records…',
    nothing: 'No results for “%{text}”',
    found: '%{count} result |||| %{count} results',
    hint: '↑ ↓ to choose, Enter to open, Esc to close',
    shortcuts: 'Keyboard shortcuts',
    dark: 'Dark mode',
    light: 'Light mode',
    help: 'Help',
  },
};
