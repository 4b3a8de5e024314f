import { consoleMessages } from '../../../src/app/consoleMessages';
import { custom } from '../../../src/app/viewMessages';
import type { LocaleMessages } from '../../../src/i18n/loadEnglish';
import { merge } from '../../../src/i18n/merge';

/** Returns every message beyond the common ones, as `createI18nProvider` takes them, including those loaded when a view is first opened. */
export function messagesOf(catalogue: Parameters<typeof consoleMessages>[0]): LocaleMessages {
  const messages = consoleMessages(catalogue);
  return { ...messages, id: () => merge(messages.id(), custom) };
}
