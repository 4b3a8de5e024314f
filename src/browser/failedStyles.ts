/** Style sheets of chunks that did not load. Vite asks for each once: a later try would show the part without its style. */
const failed = new Set<HTMLLinkElement>();

/** Remembers each style sheet that does not load. */
export function rememberFailedStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/** Loads the style sheets that failed once more. Rejects if one fails again. */
export async function retryFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(replaced));
}

const replaced = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} cannot be loaded`)));
    link.replaceWith(again);
  });
