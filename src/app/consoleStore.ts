import { localStorageStore, type Store } from 'ra-core';

/**
 * Store keys of react-admin's scroll positions. It saves them regardless of a list's page and filter, a quarter of a second late, and so
 * also under the next form.
 */
const SCROLL_POSITION = /\.list\.scrollPosition$/;

/** React-admin's store in this browser, without list scroll positions: `useScrollBack` restores those, and the two would conflict. */
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
