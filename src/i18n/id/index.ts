import { ruleMessages } from '../../../contract/core/rules';
import type { Messages } from '../merge';
import { common } from './common';
import { reactAdmin } from './reactAdmin';

/** Indonesian messages: react-admin's, the console's common ones and the contract's rules. */
export const id: Messages = { ra: reactAdmin as unknown as Messages, app: common, rules: { ...ruleMessages } };
