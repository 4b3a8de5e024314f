import { id as layout } from '../layout/auth/messages';
import { id as page } from './messages';

/** The messages of the sign-in page and its layout in one language. */
export interface PageMessages {
  locale: 'id' | 'en';
  page: typeof page;
  layout: typeof layout;
  /** Why the messages are not in the chosen language. */
  failure?: string;
}

export const indonesian: PageMessages = { locale: 'id', page, layout };

/** Loads English; falls back to Indonesian with an explanation. */
export async function loadEnglish(): Promise<PageMessages> {
  try {
    const [{ en }, around, { translateSignInErrors }] = await Promise.all([
      import('./messages.en'),
      import('../layout/auth/messages.en'),
      import('./englishErrors'),
    ]);
    translateSignInErrors();
    return { locale: 'en', page: en, layout: around.en };
  } catch {
    return { ...indonesian, failure: 'Bahasa Inggris tidak dapat dimuat, jadi halaman ini berbahasa Indonesia.' };
  }
}
