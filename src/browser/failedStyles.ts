/** Style sheets of chunks that failed to load. Vite requests each only once, so a retry would render the part unstyled. */
const failed = new Set<HTMLLinkElement>();

/** Records every style sheet that fails to load. */
export function rememberFailedStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/** Reloads the style sheets that failed. Rejects if one fails again. */
export async function retryFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(replaced));
}

const replaced = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
    link.replaceWith(again);
  });
