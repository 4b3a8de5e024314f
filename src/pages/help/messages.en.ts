import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  title: 'Help',
  info: 'Short answers, keyboard shortcuts and how to reach the helpdesk.',
  custom: {
    contact: 'Contact the helpdesk',
    contact_text: 'Tell us which page you had open, what you did, and the error ID if there is one.',
    questions: 'Frequently asked questions',
    right: 'Why is an item missing from my menu?',
    right_answer:
      'The menu and buttons depend on your role’s permissions. Open the page’s address directly to see which permission is missing, then ask a Super Admin for it.',
    conflict: 'What happens when someone else changes the same record?',
    conflict_answer:
      'Saving does not overwrite their changes. Both versions are shown side by side and you choose what to keep.',
    session: 'How long do I stay signed in?',
    session_answer:
      'Your session is extended while you use the console and lasts up to 30 days without use. After signing out, you must sign in again.',
    password: 'When do I have to change my password?',
    password_answer: 'Every 90 days. A red button appears at the bottom right 15 days before it expires.',
    find: 'What is the fastest way to open something?',
    find_answer: 'Press Ctrl K (⌘ K on a Mac), type the name of a page or record, then press Enter.',
    keys: 'Keyboard shortcuts',
  },
};
