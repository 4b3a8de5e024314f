import { useTranslate } from 'ra-core';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { lazyPart } from '../../ui/lazyPart';
import { RecordTabs } from '../../ui/RecordTabs';
import { DocumentsPart } from './DocumentsPart';
import { ProfilePart } from './ProfilePart';

const MerchantProducts = lazyPart(() => import('../merchantProduct/MerchantProducts').then(module => module.default));
const MerchantOrders = lazyPart(() => import('../transaction/MerchantOrders').then(module => module.default));
const MerchantSales = lazyPart(() => import('../transaction/MerchantSales').then(module => module.default));
const PlacePart = lazyPart(() => import('./PlacePart').then(module => module.PlacePart));

/** Tabs that require a permission of their own, by the endpoint of each. */
const CALLS: Readonly<Record<string, string>> = { orders: 'list', sales: 'sales' };

/** Tabs of a merchant's details. */
export const MerchantTabs = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  const parts = {
    profile: <ProfilePart merchant={merchant} />,
    products: <MerchantProducts merchantId={merchant.id} />,
    orders: <MerchantOrders merchantId={merchant.id} />,
    sales: <MerchantSales merchantId={merchant.id} />,
    documents: <DocumentsPart merchant={merchant} />,
    place: <PlacePart merchant={merchant} />,
  };
  return (
    <RecordTabs
      label={t('tabs')}
      tabs={Object.entries(parts)
        .filter(([name]) => !CALLS[name] || can('transaction', CALLS[name]))
        .map(([name, content]) => ({ name, label: t(`tab.${name}`), content }))}
    />
  );
};
