import { loadViewMessages } from '../../../src/app/loadViewMessages';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import { resources } from '../../../src/resources';
import { pages } from '../../../src/resources/pages';
import { messagesOf } from './messagesOf';

/** The catalogue of the console as it stands. */
export const appCatalogue = createCatalogue(resources, pages, { viewMessages: loadViewMessages });

/** Its messages. */
export const appMessages = messagesOf(appCatalogue);
