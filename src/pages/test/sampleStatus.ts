import { statusChoice } from '../../../contract/core/choice';

/** States with a look of each tone, and one without, which only the provider knows. */
export const sampleStatus = statusChoice({
  live: 'Tayang',
  scheduled: 'Terjadwal',
  waiting: 'Menunggu',
  used_up: 'Habis',
  inactive: 'Nonaktif',
  other: 'Lainnya',
});
