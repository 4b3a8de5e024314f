import type { id } from './messages';

export const en: typeof id = {
  heading: 'Eight regions, one desk',
  lead: 'Manage prices, merchants, promotions and orders for fuel, LPG, lubricants and refrigerants.',
  map: 'Map of the eight sales regions',
  trouble: 'Trouble signing in?',
  copyright: year => `© ${year} Pertamina. All rights reserved.`,
};
