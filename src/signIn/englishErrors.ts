import { fill } from '../../contract/core/defineErrors';
import * as sharedErrors from '../../contract/core/errors';
import * as authErrors from '../../contract/identity/authErrors';
import { translateErrors } from '../app/translateErrors';
import { setErrorTranslator } from '../dataProvider/errorText';
import { rules } from '../i18n/en/rules';
import { englishErrors } from '../i18n/englishErrors';
import type { Messages } from '../i18n/merge';

const messages: Messages = {
  ...englishErrors([sharedErrors, authErrors]),
  rules,
  app: { form: { this_field: 'This field' } },
};

/** Returns the text under a dotted key, or an empty string. */
function textAt(key: string): string {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), messages);
  return typeof found === 'string' ? found : '';
}

/** Translates errors of the sign-in calls to English from now on. */
export const translateSignInErrors = () =>
  setErrorTranslator(
    translateErrors({ getLocale: () => 'en', translate: (key, params) => fill(textAt(key), params ?? {}) }),
  );
