import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Banner |||| Banners',
  info: { list: 'Promotional images in the customer app, by placement, region and period.' },
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
  },
  sections: { content: 'Content and period', content_text: 'Shown in the customer app as written here.' },
  help: {
    is_active: 'An inactive banner is not shown, even during its period.',
    link: 'The page that opens when the banner is tapped.',
    position: 'Lower numbers come first.',
  },
  custom: { changed: 'Updated %{when}' },
};
