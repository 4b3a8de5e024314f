import { withoutReload } from '../browser/reloadOnFailedChunk';
import { type Messages, merge } from './merge';

/** Messages in both languages: Indonesian bundled, English loaded on demand. */
export interface LocaleMessages {
  id: () => Messages;
  /** Registers `listener`, which is called and awaited whenever `id` gains messages. */
  onIndonesianAdded?: (listener: () => Promise<void>) => void;
  en: () => Promise<Messages>;
}

const listeners = new Set<() => void>();
let failures = 0;

/** Loads all English messages. Rejects if their code cannot be loaded. */
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

/** Number of failed attempts to load English on this page. */
export const englishFailures = () => failures;

export function onEnglishFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
