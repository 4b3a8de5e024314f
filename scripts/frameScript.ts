import { BREAKPOINTS } from '../contract/constants';

/**
 * Runs before a page's first paint: applies the colour mode and menu width stored in this browser to the frame (`storedMode`,
 * `useSidebar`). A separate file, as pages have no inline scripts.
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
