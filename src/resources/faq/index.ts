import { CircleHelp } from 'lucide-react';
import { faqApi } from '../../../contract/faq';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const faqResource = defineResource({
  name: 'faq',
  paths: {
    list: '/merchant/help',
    create: '/merchant/help/add',
    show: '/merchant/help/:id/detail',
    edit: '/merchant/help/:id/edit',
  },
  menu: { order: 4, parent: 'merchant' },
  icon: CircleHelp,
  endpoints: crudEndpoints(faqApi),
  list: () => import('./FaqList'),
  form: () => import('./FaqForm'),
  show: () => import('./FaqShow'),
  listDefaults: { perPage: 100 },
  recordRepresentation: 'question',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/faqErrors'),
});
