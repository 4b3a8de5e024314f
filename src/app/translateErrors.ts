import type { I18nProvider } from 'ra-core';
import type { ErrorCode } from '../../contract/core/answer';
import { fillMessage } from '../../contract/core/fillMessage';

const RULE = 'rule.';

/**
 * Translates errors by their code. Indonesian is what the server wrote already; a code that this page does not know, of a newer
 * server or another provider, is left to the server's sentence too.
 */
export const translateErrors =
  ({ getLocale, translate }: Pick<I18nProvider, 'getLocale' | 'translate'>) =>
  ({ code, params }: ErrorCode, label?: string): string | undefined => {
    if (getLocale() === 'id') return undefined;
    if (!code.startsWith(RULE)) return translate(`errors.${code}`, { ...params, _: '' }) || undefined;
    const template = translate(`rules.${code.slice(RULE.length)}`, { _: '' });
    return template ? fillMessage(template, label ?? translate('app.form.this_field'), params.length) : undefined;
  };
