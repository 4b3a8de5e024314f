import { Tab, Tabs } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { lazyPart } from '../../ui/lazyPart';
import { PromotionForm } from './PromotionForm';
import { UsesPart } from './UsesPart';
import './promotionTabs.css';

const VoucherPart = lazyPart(() => import('./voucher/VoucherPart').then(module => module.VoucherPart));

const TABS = ['content', 'vouchers', 'uses'] as const;
type Part = (typeof TABS)[number];

/** The parts of a promotion; which one is open stands in the address. What was typed into the form stays while another is open. */
export const PromotionTabs = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { can } = useCatalogue();
  const { search, pathname } = useLocation();
  const id = useId();
  const tabs = TABS.filter(tab => tab !== 'vouchers' || can('voucher', 'list'));
  const named = new URLSearchParams(search).get('tab') as Part;
  const open = tabs.includes(named) ? named : 'content';
  const t = (key: string) => translate(`resources.promotion.show.${key}`);
  const part = (tab: Part) => ({ role: 'tabpanel', id: `${id}-${tab}-part`, 'aria-labelledby': `${id}-${tab}` });
  return (
    <>
      <Tabs
        className="promotion-tabs"
        value={open}
        onChange={(_, tab: Part) => navigate({ pathname, search: `?tab=${tab}` }, { replace: true })}
        aria-label={t('tabs')}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(tab => (
          <Tab
            className="promotion-tab"
            key={tab}
            value={tab}
            label={t(`tab.${tab}`)}
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-part`}
          />
        ))}
      </Tabs>
      <div {...part('content')} hidden={open !== 'content'}>
        <PromotionForm />
      </div>
      {open === 'vouchers' && (
        <div {...part('vouchers')}>
          <VoucherPart promotion={promotion} />
        </div>
      )}
      {open === 'uses' && (
        <div {...part('uses')}>
          <UsesPart promotionId={promotion.id} />
        </div>
      )}
    </>
  );
};
