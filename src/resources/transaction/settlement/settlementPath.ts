import type { Identifier } from 'ra-core';
import { withForm } from '../../../ui/list/formParams';

const TAB = '?tab=settlements';

/** Where a settlement is shown, over the list of settlements; without an id where one is made. */
export const settlementPath = (id?: Identifier): string => `/transaction${withForm(TAB, id)}`;
