import reactAdmin from 'ra-language-english';
import type { Messages } from '../merge';
import { common } from './common';
import { rights } from './rights';
import { rules } from './rules';

/** English messages, typed by the Indonesian ones. */
export const en: Messages = { ...(reactAdmin as unknown as Messages), app: common, rules, rights };
