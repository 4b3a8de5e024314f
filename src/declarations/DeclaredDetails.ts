import type { Endpoint } from '../../contract/core/endpoint';
import type { Messages } from '../i18n/merge';

/** Outlines of the schemas of a resource's calls, by the call's name: a list's filters and rows, a record's fields. */
export type CallSchemas = Readonly<Record<string, Pick<Endpoint, 'query' | 'response'>>>;

/** The part of a resource's declaration that only its views read. */
export interface ResourceDetails {
  messages: Messages;
  schemas: CallSchemas;
}

/** The same for all resources: schemas by resource name, messages as a whole tree. */
export interface EveryDetail {
  custom: Messages;
  schemas: Readonly<Record<string, CallSchemas>>;
}

/**
 * Loaders of the details that only views read. The build takes messages of fields, choices and forms, and outlines of lists and
 * records, out of the declarations and generates these loaders (`scripts/declaredDetails`). Without them the declarations are complete.
 */
export interface DetailLoaders {
  /** By the resource's name. */
  of: Readonly<Record<string, () => Promise<ResourceDetails>>>;
  all?: () => Promise<EveryDetail>;
}
