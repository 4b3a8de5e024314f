import type { Endpoint } from '../../contract/core/endpoint';
import type { Messages } from '../i18n/merge';

/** What is read of a call's schemas, by the names of a resource's calls: a list's filters and rows, a record's fields. */
export type CallSchemas = Readonly<Record<string, Pick<Endpoint, 'query' | 'answer'>>>;

/** What only the views of a resource read of its declaration. */
export interface ResourceDetails {
  messages: Messages;
  schemas: CallSchemas;
}

/** The same of every resource, by their names; the messages are a whole tree. */
export interface EveryDetail {
  custom: Messages;
  schemas: Readonly<Record<string, CallSchemas>>;
}

/**
 * The loaders of what declarations leave to their views. The build takes messages of fields, choices and forms, and outlines of lists and
 * records, out of the declarations and writes these loaders (`scripts/declaredDetails`). Without them declarations have it all.
 */
export interface DetailLoaders {
  /** By the resource's name. */
  of: Readonly<Record<string, () => Promise<ResourceDetails>>>;
  all?: () => Promise<EveryDetail>;
}
