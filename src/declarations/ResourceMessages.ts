import type { Messages } from '../i18n/merge';
import type { AuditMessages } from './AuditMessages';

/**
 * Messages of a resource. `name` is the name of one record; `menu` and `title` are needed only if the menu or a page has another name.
 * Any other key does not compile (`KnownMessages`): messages of the resource's own views go under `custom`.
 */
export interface ResourceMessages {
  name: string;
  /** One record within a sentence; `name` by default. */
  noun?: string;
  menu?: string;
  /** Titles of its pages by action, where they are not built from `name`. */
  title?: { [action: string]: string };
  /** The sentence behind the info icon of a page, by action. */
  info?: { [action: string]: string };
  /** Placeholder of the search field. */
  search?: string;
  /** The consequences of deleting, in the confirmation dialog. */
  delete_text?: string;
  fields: { [field: string]: string };
  /** Titles of its form's sections by name; `<name>_text` is the text below a title. */
  sections?: { [name: string]: string };
  /** Help texts below its form's inputs, by field. */
  help?: { [field: string]: string };
  /** By field and value. */
  choices?: { [field: string]: string | Messages };
  /** The entities that its writes record in the audit log. */
  audit?: AuditMessages;
  /**
   * Messages of its own views, which look them up without this level: `resources.banner.changed`. A large set belongs in a separate
   * file, loaded with the views (`defineResource`).
   */
  custom?: Messages;
}

/** Rejects message keys that nothing looks up. */
export type KnownMessages<Texts> = { [Unknown in Exclude<keyof Texts, keyof ResourceMessages>]: never };
