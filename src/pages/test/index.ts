import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** Every shared component and input, to look at and to test. */
export const testPage = definePage({
  name: 'test',
  path: '/test',
  view: () => import('./Test'),
  messages: { id, en: () => import('./messages.en') },
});
