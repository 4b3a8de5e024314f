import reactAdmin from 'ra-language-english';
import * as sharedErrors from '../../../contract/core/errors';
import * as numberErrors from '../../../contract/core/numberErrors';
import * as sheetErrors from '../../../contract/core/sheetErrors';
import * as sheetFormatErrors from '../../../contract/core/sheetFormatErrors';
import * as sheetMomentErrors from '../../../contract/core/sheetMomentErrors';
import * as sheetNoticeErrors from '../../../contract/core/sheetNoticeErrors';
import * as sheetNumberErrors from '../../../contract/core/sheetNumberErrors';
import { englishErrors } from '../englishErrors';
import type { Messages } from '../merge';
import { common } from './common';
import { rights } from './rights';
import { rules } from './rules';

/** English messages: react-admin's own, and the rest, whose types require every Indonesian key. */
export const en: Messages = {
  ...(reactAdmin as unknown as Messages),
  app: common,
  rules,
  rights,
  ...englishErrors([
    sharedErrors,
    numberErrors,
    sheetErrors,
    sheetFormatErrors,
    sheetMomentErrors,
    sheetNoticeErrors,
    sheetNumberErrors,
  ]),
};
