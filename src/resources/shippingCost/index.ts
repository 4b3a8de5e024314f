import { Truck } from 'lucide-react';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const shippingCostResource = defineResource({
  name: 'shipping_cost',
  paths: { list: '/shipping-cost' },
  menu: { order: 80 },
  icon: Truck,
  endpoints: crudEndpoints(shippingCostApi),
  list: () => import('./ShippingCostList'),
  formOverList: true,
  regional: true,
  recordRepresentation: 'area_name',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/shippingCost/shippingCostErrors'),
});
