import { DEFAULT_SALES_FILTER_DATE } from '../constants';
import { choice } from '../core/choice';
import { SALES_STEP_LABELS } from './salesPeriod';

/** Apart from its words: lists read those, and shall not wait for schemas. */
export const salesStep = choice(SALES_STEP_LABELS).default(DEFAULT_SALES_FILTER_DATE);
