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

/** The text under a dotted key; empty where there is none. */
function textAt(key: string): string {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), messages);
  return typeof found === 'string' ? found : '';
}

/** Errors of the calls that sign in are said in English from now on. */
export const translateSignInErrors = () =>
  setErrorTranslator(
    translateErrors({ getLocale: () => 'en', translate: (key, params) => fill(textAt(key), params ?? {}) }),
  );
