import { BREAKPOINTS } from '../contract/constants';

/**
 * Run before the first paint of a page: gives its frame the mode and the width of the menu that this browser keeps (`storedMode`,
 * `useSidebar`). A file of its own, as no script of a page is inline.
 */
export const frameScript = `(() => {
  const read = key => {
    try {
      return JSON.parse(localStorage.getItem('RaStore.' + key));
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const wide = String(read('sidebar.open') ?? innerWidth >= ${BREAKPOINTS.lg});
  for (const part of document.querySelectorAll('#frame [data-wide]')) part.dataset.wide = wide;
})();
`;
