import { useLocaleState } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { periodBefore } from '../../../contract/transaction/salesPeriod';
import { Button } from '../../ui/Button';
import { daysText } from '../../ui/period';
import { useAreas } from '../../ui/useAreas';
import { useMerchantTypes } from '../../ui/useMerchantTypes';
import { ChoiceFilter } from './ChoiceFilter';
import { DownloadMenu } from './DownloadMenu';
import { OwnerFilter } from './OwnerFilter';
import { mayAsk } from './Part';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';
import './dashboardFilters.css';

/** The filter set 'dashboard' of point 3 except the days, the comparison period, and the downloads. */
export const DashboardFilters = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const [locale] = useLocaleState();
  const isOfCategory = useParams().id !== undefined;
  const { query, choose, clear, isFiltered } = choices;
  const provinces = useAreas('province', undefined).choices.map(({ value, label }) => ({ id: value, name: label }));
  return (
    <search className="dashboard-filters" aria-label={t('filters')}>
      <ChoiceFilter
        label={t('filter.province')}
        choices={provinces}
        chosen={query.province ?? []}
        onChoose={province => choose({ province })}
      />
      {!isOfCategory && (
        <ChoiceFilter
          single
          label={t('filter.category')}
          choices={Object.entries(CATEGORIES).map(([id, name]) => ({ id, name }))}
          chosen={query.category ? [query.category] : []}
          onChoose={([category]) => choose({ category: category as CategoryCode | undefined })}
        />
      )}
      <ChoiceFilter
        label={t('filter.type')}
        choices={useMerchantTypes()}
        chosen={query.type ?? []}
        onChoose={type => choose({ type: type as MerchantTypeCode[] })}
      />
      {mayAsk(ownerApi.list) && (
        <OwnerFilter query={query} chosen={query.owner_id} onChoose={owner_id => choose({ owner_id })} />
      )}
      {isFiltered && (
        <Button size="small" variant="text" onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
      <p className="dashboard-compared">{t('compared', { period: daysText(periodBefore(query), locale) })}</p>
      <DownloadMenu query={query} />
    </search>
  );
};
