import type { Identifier } from 'ra-core';
import { withForm } from '../../../ui/list/formParams';

const TAB = '?tab=settlements';

/** Returns the address of a settlement over the list of settlements, or of the form for a new one without an id. */
export const settlementPath = (id?: Identifier): string => `/transaction${withForm(TAB, id)}`;
