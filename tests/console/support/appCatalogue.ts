import { defaultViews } from '../../../src/app/defaultViews';
import { loadViewMessages } from '../../../src/app/loadViewMessages';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import { resources } from '../../../src/resources';
import { pages } from '../../../src/resources/pages';
import { messagesOf } from './messagesOf';

/** The console's actual catalogue. */
export const appCatalogue = createCatalogue(resources, pages, { defaultViews, viewMessages: loadViewMessages });

/** The messages of {@link appCatalogue}. */
export const appMessages = messagesOf(appCatalogue);
