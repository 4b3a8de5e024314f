import { localStorageStore, type Store } from 'ra-core';

/** Where react-admin notes a list's place: whatever its page and filter, a quarter of a second late, also of the form that follows. */
const SCROLL_POSITION = /\.list\.scrollPosition$/;

/** What react-admin remembers in this browser, but for the places of lists: `useScrollBack` knows those better, and two would fight. */
export function consoleStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    getItem: (key, fallback) => (SCROLL_POSITION.test(key) ? fallback! : store.getItem(key, fallback)),
    setItem: (key, value) => {
      if (!SCROLL_POSITION.test(key)) store.setItem(key, value);
    },
  };
}
