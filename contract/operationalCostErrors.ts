import { defineErrors } from './core/defineErrors';

/** Errors in recording an operational cost. */
export const operationalCostErrors = defineErrors('operationalCost', {
  dayToCome: { id: 'Tanggal paling lambat hari ini, %{today}', en: 'The date cannot be later than today, %{today}' },
});
