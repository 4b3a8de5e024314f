import type { Messages } from '../i18n/merge';
import type { AuditMessages } from './AuditMessages';

/**
 * Messages of a resource. `name` is what one record is called; react-admin's per-resource texts (`empty`, `invite`,
 * `notifications.updated` …) may be given beside it. `menu` and `title` are said where menu or page bear another name.
 */
export interface ResourceMessages {
  name: string;
  menu?: string;
  /** Titles of its pages by action, where they are not made of `name`. */
  title?: { [action: string]: string };
  fields: { [field: string]: string };
  /** The entities that its writes record in the audit log. */
  audit?: AuditMessages;
  [more: string]: string | Messages | undefined;
}
