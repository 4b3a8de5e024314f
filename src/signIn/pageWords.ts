import { id as layout } from '../layout/auth/messages';
import { id as page } from './messages';

/** The words of the sign-in page and of what stands around it, in the language that they are in. */
export interface PageMessages {
  locale: 'id' | 'en';
  page: typeof page;
  layout: typeof layout;
  /** Why they are not in the language that was chosen. */
  failure?: string;
}

export const indonesian: PageMessages = { locale: 'id', page, layout };

/** English, fetched now; the Indonesian words, which say so, where it cannot be. */
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
