import * as document from '../../contract/documentErrors';
import * as draft from '../../contract/draftErrors';
import * as exportErrors from '../../contract/exportErrors';
import * as file from '../../contract/fileErrors';
import * as history from '../../contract/historyErrors';
import * as notification from '../../contract/notificationErrors';
import * as savedView from '../../contract/savedViewErrors';
import { en as account } from '../account/viewMessages.en';
import { englishErrors } from '../i18n/englishErrors';
import { merge } from '../i18n/merge';
import { en as layout } from '../layout/messages.en';
import { en as layoutParts } from '../layout/viewMessages.en';
import { en as notifications } from '../notifications/messages.en';
import { en as palette } from '../palette/messages.en';
import { en as ui } from '../ui/messages/messages.en';
import { en as views } from '../ui/messages/viewMessages.en';

/** Errors of calls that belong to a feature rather than a resource or page. */
const errors = [document, draft, exportErrors, file, history, notification, savedView];

export const en = {
  app: merge({ ...layout, ...layoutParts, ...notifications, ...palette, ...ui, ...account }, views),
  ...englishErrors(errors),
};
