import { consoleMessages } from '../../../src/app/consoleMessages';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import { resources } from '../../../src/resources';
import { pages } from '../../../src/resources/pages';

/** The catalogue of the console as it stands. */
export const appCatalogue = createCatalogue(resources, pages);

/** Every message beyond the common ones, as `createI18nProvider` takes them. */
export const appMessages = consoleMessages(appCatalogue);
