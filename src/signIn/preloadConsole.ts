import { PREFETCH_IDLE_TIMEOUT_MS } from '../../contract/constants';

/**
 * Prefetches the console's code and styles. Only the server knows which files these are, because the console's page requires a session; it
 * lists them in the page's config.
 */
export function preloadConsole(files: readonly string[], nonce?: string): void {
  const run = () => {
    for (const href of files) {
      const link = document.createElement('link');
      if (href.endsWith('.css')) {
        link.rel = 'prefetch';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      if (nonce) link.nonce = nonce;
      link.href = href;
      document.head.append(link);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
