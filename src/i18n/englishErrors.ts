import type { DomainErrors } from '../../contract/core/defineErrors';
import { type Messages, merge } from './merge';

/** The exports of an errors module: the errors of one or more domains. */
export type ErrorModule = Readonly<Record<string, DomainErrors>>;

/** Returns the English sentences of declared errors as messages: `errors.<domain>.<name>`. */
export const englishErrors = (modules: readonly ErrorModule[]): Messages => ({
  errors: modules
    .flatMap(Object.values<DomainErrors>)
    .flatMap(Object.values<DomainErrors[string]>)
    .map(({ code, en }) => {
      const [domain = '', name = ''] = code.split('.');
      return { [domain]: { [name]: en } };
    })
    .reduce<Messages>(merge, {}),
});
