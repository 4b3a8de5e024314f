import { createPathTranslator } from '../routing/pathTranslator';
import { resources } from '../resources';
import { pages } from '../resources/pages';

/** The one translation between product URLs and react-admin's, from every declaration. */
export const translator = createPathTranslator(
  Object.fromEntries(resources.map(({ name, paths }) => [name, paths])),
  pages.map(({ path }) => path),
);
