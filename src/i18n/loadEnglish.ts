import { withoutReload } from '../browser/reloadOnFailedChunk';
import { type Messages, merge } from './merge';

/** Texts beyond the common catalogue: the words of every resource and page. */
export interface OwnMessages {
  id: () => Messages;
  en: () => Promise<Messages>;
}

const listeners = new Set<() => void>();
let failures = 0;

/** All of English, fetched now. Rejects where its code cannot be loaded. */
export const loadEnglish = (own: OwnMessages): Promise<Messages> =>
  withoutReload(async () => {
    try {
      const { catalogue } = await import('./en');
      return merge(catalogue, await own.en());
    } catch (error) {
      failures += 1;
      for (const listener of listeners) listener();
      throw error;
    }
  });

/** How often English could not be loaded since this page began. */
export const englishFailures = () => failures;

export function onEnglishFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
