import { localStorageStore, type Store } from 'ra-core';

/**
 * Keys of react-admin's scroll position of a list: saved whatever its page and filter, a quarter of a second late,
 * and by the next form too.
 */
const SCROLL_POSITION = /\.list\.scrollPosition$/;

/**
 * React-admin's store in this browser, without scroll positions of lists: `useScrollBack` restores those, and the
 * two would conflict.
 */
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
