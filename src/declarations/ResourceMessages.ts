import type { Messages } from '../i18n/merge';
import type { AuditMessages } from './AuditMessages';

/**
 * Messages of a resource. `name` is what one record is called; `menu` and `title` are said where menu or page bear another name.
 * A message that is none of these does not compile (`KnownMessages`): those of the resource's own views stand below `custom`.
 */
export interface ResourceMessages {
  name: string;
  /** One record within a sentence; `name` where nothing is said. */
  noun?: string;
  menu?: string;
  /** Titles of its pages by action, where they are not made of `name`. */
  title?: { [action: string]: string };
  /** The sentence behind the info icon of a page, by action. */
  info?: { [action: string]: string };
  /** Within the search field. */
  search?: string;
  /** What deleting means, in the question before it. */
  delete_text?: string;
  fields: { [field: string]: string };
  /** Titles of its form's sections by their names; `<name>_text` stands below one. */
  sections?: { [name: string]: string };
  /** What stands below its form's inputs, by field. */
  help?: { [field: string]: string };
  /** By field and value. */
  choices?: { [field: string]: string | Messages };
  /** The entities that its writes record in the audit log. */
  audit?: AuditMessages;
  /** Of its own views, which find them without this level: `resources.banner.changed`. Many stand in a file of their own, loaded with the views (`defineResource`). */
  custom?: Messages;
}

/** Texts that hold a message which nothing looks for are none. */
export type KnownMessages<Texts> = { [Unknown in Exclude<keyof Texts, keyof ResourceMessages>]: never };
