import { DEFAULT_SALES_FILTER_DATE } from '../constants';
import { choice } from '../core/choice';
import { SALES_STEP_LABELS } from './salesPeriod';

/** Separate from the labels, which lists read without waiting for schemas to load. */
export const salesStep = choice(SALES_STEP_LABELS).default(DEFAULT_SALES_FILTER_DATE);
