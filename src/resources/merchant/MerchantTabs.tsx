import { Tab, Tabs } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { lazyPart } from '../../ui/lazyPart';
import { DocumentsPart } from './DocumentsPart';
import { ProfilePart } from './ProfilePart';
import './merchantTabs.css';

const MerchantProducts = lazyPart(() => import('../merchantProduct/MerchantProducts').then(module => module.default));
const MerchantOrders = lazyPart(() => import('../transaction/MerchantOrders').then(module => module.default));
const MerchantSales = lazyPart(() => import('../transaction/MerchantSales').then(module => module.default));
const PlacePart = lazyPart(() => import('./PlacePart').then(module => module.PlacePart));

const TABS = ['profile', 'products', 'orders', 'sales', 'documents', 'place'] as const;
type Part = (typeof TABS)[number];

/** Parts that not everybody who reads merchants may see, by the call behind each. */
const CALLS: Partial<Record<Part, string>> = { orders: 'list', sales: 'sales' };

/** The parts of a merchant's record; which one is open stands in the address. */
export const MerchantTabs = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { can } = useCatalogue();
  const { search, pathname } = useLocation();
  const id = useId();
  const asked = new URLSearchParams(search).get('tab') as Part;
  const tabs = TABS.filter(tab => !CALLS[tab] || can('transaction', CALLS[tab]));
  const open = tabs.includes(asked) ? asked : 'profile';
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  return (
    <>
      <Tabs
        className="merchant-tabs"
        value={open}
        onChange={(_, tab: Part) => navigate({ pathname, search: `?tab=${tab}` }, { replace: true })}
        aria-label={t('tabs')}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(tab => (
          <Tab
            key={tab}
            className="merchant-tab"
            value={tab}
            label={t(`tab.${tab}`)}
            id={`${id}-${tab}`}
            aria-controls={`${id}-part`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${open}`}>
        {open === 'profile' && <ProfilePart merchant={merchant} />}
        {open === 'products' && <MerchantProducts merchantId={merchant.id} />}
        {open === 'orders' && <MerchantOrders merchantId={merchant.id} />}
        {open === 'sales' && <MerchantSales merchantId={merchant.id} />}
        {open === 'documents' && <DocumentsPart merchant={merchant} />}
        {open === 'place' && <PlacePart merchant={merchant} />}
      </div>
    </>
  );
};
