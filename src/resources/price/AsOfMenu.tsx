import { useLocaleState } from 'ra-core';
import { formatDate } from '../../i18n/dates';
import { lazyPart } from '../../ui/lazyPart';
import { FilterPopover } from '../../ui/list/filter/FilterPopover';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

const AsOfPanel = lazyPart(() => import('./AsOfPanel').then(module => module.AsOfPanel));

/** The time for which prices are shown: now, or an entered time. */
export const AsOfMenu = () => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const { at } = usePriceQuery();
  const shown = at ? formatDate(at, 'moment', locale) : '';
  return (
    // closes when the time changes
    <FilterPopover key={shown} label={at ? `${t('tools.at')} ${shown}` : t('tools.now')} count={0}>
      <AsOfPanel shown={shown} />
    </FilterPopover>
  );
};
