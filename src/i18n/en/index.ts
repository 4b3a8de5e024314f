import reactAdmin from 'ra-language-english';
import { en as account } from '../../account/messages.en';
import { en as layout } from '../../layout/messages.en';
import { en as notifications } from '../../notifications/messages.en';
import { en as palette } from '../../palette/messages.en';
import { en as ui } from '../../ui/messages.en';
import { type Messages, merge } from '../merge';
import { common } from './common';
import { rights } from './rights';
import { rules } from './rules';

/** English, complete by its types: react-admin's own, the rest typed by Indonesian. */
export const catalogue = merge(
  { ...(reactAdmin as unknown as Messages), app: common, rules, rights },
  { app: { ...layout, ...notifications, ...palette, ...ui, ...account } },
);
