import type { I18nProvider } from 'ra-core';
import { fillMessage } from '../../contract/core/fillMessage';
import type { ErrorCode } from '../../contract/core/response';

const RULE = 'rule.';

/**
 * Translates errors by their code. The server's sentences are already Indonesian; they are also kept for codes that this page does not
 * know, from a newer server or another provider.
 */
export const translateErrors =
  ({ getLocale, translate }: Pick<I18nProvider, 'getLocale' | 'translate'>) =>
  ({ code, params }: ErrorCode, label?: string): string | undefined => {
    if (getLocale() === 'id') return undefined;
    // labels of permissions are Indonesian too
    const rights = params.slugs && {
      rights: String(params.slugs).replace(/\w+/g, slug => translate(`rights.labels.${slug}`)),
    };
    if (!code.startsWith(RULE)) {
      const text = translate(`errors.${code}`, { ...params, ...rights, _: '' });
      return params.more ? `${text} ${translate(`errors.${params.more}`, params)}` : text || undefined;
    }
    const template = translate(`rules.${code.slice(RULE.length)}`, { _: '' });
    return template ? fillMessage(template, label ?? translate('app.form.this_field'), params.length) : undefined;
  };
