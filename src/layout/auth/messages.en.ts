import type { id } from './messages';

export const en: typeof id = {
  heading: 'Eight regions, one desk',
  lead: 'Prices, merchants, promotions and orders of fuel, LPG, lubricants and refrigerants are run from here.',
  map: 'Map of the eight sales regions',
  trouble: 'Trouble signing in?',
  copyright: year => `© ${year} Pertamina. All rights reserved.`,
};
