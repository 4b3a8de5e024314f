import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** Every shared component and input, for review and tests. */
export const testPage = definePage({
  name: 'test',
  path: '/test',
  view: () => import('./Test'),
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
});
