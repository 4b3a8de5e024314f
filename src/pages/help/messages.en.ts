import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  title: 'Help',
  info: 'Short answers, keyboard shortcuts and how to reach the helpdesk.',
  custom: {
    contact: 'Write to the helpdesk',
    contact_text: 'Say which page you had open, what you did, and the id of the error if there is one.',
    questions: 'What people often ask',
    right: 'Why is an entry missing from my menu?',
    right_answer:
      'Menu and buttons follow the rights of your role. Open the address itself to see which right is missing, then ask a Super Admin for it.',
    conflict: 'What happens when someone else changes the same record?',
    conflict_answer:
      'Saving does not overwrite what someone else changed. Both are shown side by side and you choose what is kept.',
    session: 'How long do I stay signed in?',
    session_answer:
      'The session is extended while the console is used, and lasts 30 days at most without use. After logging out you must sign in again.',
    password: 'When must the password be changed?',
    password_answer: 'Every 90 days. A red button at the bottom right appears 15 days before.',
    find: 'What is the fastest way to open something?',
    find_answer: 'Press Ctrl K (⌘ K on a Mac), type the name of a page or a record, then Enter.',
    keys: 'Keyboard shortcuts',
  },
};
