import { withoutReload } from '../browser/reloadOnFailedChunk';
import { type Messages, merge } from './merge';

/** Messages in every language: Indonesian at once, English when it is chosen. */
export interface LocaleMessages {
  id: () => Messages;
  en: () => Promise<Messages>;
}

const listeners = new Set<() => void>();
let failures = 0;

/** All of English, fetched now. Rejects where its code cannot be loaded. */
export const loadEnglish = (messages: LocaleMessages): Promise<Messages> =>
  withoutReload(async () => {
    try {
      const { en } = await import('./en');
      return merge(en, await messages.en());
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
