import { ruleMessages } from '../../../contract/core/rules';
import { id as account } from '../../account/messages';
import { id as layout } from '../../layout/messages';
import { id as notifications } from '../../notifications/messages';
import { id as palette } from '../../palette/messages';
import { id as ui } from '../../ui/messages';
import { type Messages, merge } from '../merge';
import { common } from './common';
import { reactAdmin } from './reactAdmin';

/** Indonesian: react-admin's texts, the console's common ones, the layout's, the rules of the contract. */
export const catalogue = merge(
  { ra: reactAdmin as unknown as Messages, app: common, rules: { ...ruleMessages } },
  { app: { ...layout, ...notifications, ...palette, ...ui, ...account } },
);
