import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Banner |||| Banners',
  noun: 'banner |||| banners',
  audit: { banner: {} },
  search: 'Search banner titles',
  delete_text: 'A deleted banner is no longer shown in the customer app.',
  fields: { placement: 'Placement', cta_label: 'Button text', link: 'Link', period: 'Period' },
  choices: {
    status: { live: 'Live', scheduled: 'Scheduled', ended: 'Ended', inactive: 'Inactive' },
    placement: {
      home_top: 'Home, top',
      home_middle: 'Home, middle',
      home_bottom: 'Home, bottom',
      category: 'Category page',
      merchant_app: 'Merchant app',
    },
    all_categories: 'All',
    all_regions: 'National',
  },
  custom: {
    changed: 'Changed %{when}',
    sections: {
      content: 'Content and period',
      content_text: 'Shown in the customer app as written here.',
      picture: 'Picture',
      showing: 'Showing',
      showing_text: 'A smaller number comes first.',
    },
    help: {
      active: 'An inactive banner is not shown even while its period runs.',
      link: 'The page that opens when the banner is tapped.',
      position: 'A smaller number comes first.',
    },
  },
};
