import { type Messages, merge } from './merge';

/** Texts beyond the common catalogue: the words of every resource and page. */
export interface OwnWords {
  id: () => Messages;
  en: () => Promise<Messages>;
}

/** All of English, fetched now. Rejects where its code cannot be loaded; saying so is the caller's. */
export async function loadEnglish(own: OwnWords): Promise<Messages> {
  addEventListener('vite:preloadError', keepThePage, { capture: true });
  try {
    const { catalogue } = await import('./en');
    return merge(catalogue, await own.en());
  } finally {
    removeEventListener('vite:preloadError', keepThePage, { capture: true });
  }
}

/** Elsewhere a chunk that cannot be loaded reloads the page (`reloadOnFailedChunk`); another language is not worth what was typed. */
const keepThePage = (event: Event) => event.stopImmediatePropagation();
