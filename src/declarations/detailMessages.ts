import type { ResourceMessages } from './ResourceMessages';

/** The messages of a resource that only its views look up. The others appear in menus, titles and the audit log. */
export const DETAIL_MESSAGES = [
  'search',
  'delete_text',
  'fields',
  'sections',
  'help',
  'choices',
] as const satisfies readonly (keyof ResourceMessages)[];
