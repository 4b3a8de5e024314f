import { useTranslate } from 'ra-core';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { lazyPart } from '../../ui/lazyPart';
import { RecordTabs } from '../../ui/RecordTabs';
import { PromotionForm } from './PromotionForm';

const VoucherPart = lazyPart(() => import('./voucher/VoucherPart').then(module => module.VoucherPart));
const UsesPart = lazyPart(() => import('./use/UsesPart').then(module => module.UsesPart));

/** Tabs of a promotion's page: its form, its vouchers, and the orders that used it. */
export const PromotionTabs = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.promotion.show.${key}`);
  const form = { name: 'content', label: t('tab.content'), content: <PromotionForm />, keepMounted: true };
  const vouchers = { name: 'vouchers', label: t('tab.vouchers'), content: <VoucherPart promotion={promotion} /> };
  const uses = { name: 'uses', label: t('tab.uses'), content: <UsesPart promotionId={promotion.id} /> };
  const tabs = [form, ...(can('voucher', 'list') ? [vouchers] : []), ...(can('promotion-use', 'list') ? [uses] : [])];
  return <RecordTabs label={t('tabs')} tabs={tabs} />;
};
