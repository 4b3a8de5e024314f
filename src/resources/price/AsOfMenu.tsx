import { useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { MomentPanel } from '../../ui/dateRange/MomentPanel';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { parseMoment } from '../../ui/form/parseMoment';
import { TextBox } from '../../ui/form/TextBox';
import { FilterPopover } from '../../ui/list/filter/FilterPopover';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';
import './asOfMenu.css';

/** The time for which prices are shown: now, or an entered time; a day alone means its end. */
export const AsOfMenu = () => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const id = useId();
  const { at, go } = usePriceQuery();
  const [error, setError] = useState<string>();
  const shown = at ? formatDate(at, 'moment', locale) : '';
  return (
    // closes when the time changes
    <FilterPopover key={shown} label={at ? `${t('tools.at')} ${shown}` : t('tools.now')} count={0}>
      <form
        className="price-at"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const moment = parseMoment(String(new FormData(event.currentTarget).get('at') ?? ''), '23:59');
          setError(moment ? undefined : t('tools.at_wrong'));
          if (moment) go({ at: moment });
        }}
      >
        <FieldFrame id={id} label={t('tools.at')} help={t('tools.at_help')} error={error} announced>
          <TextBox
            id={id}
            key={shown}
            name="at"
            defaultValue={shown}
            wrong={error !== undefined}
            aria-describedby={describedBy(id, { error, help: true })}
          />
        </FieldFrame>
        <Button type="submit" variant="contained">
          {t('tools.show')}
        </Button>
        <MomentPanel chosen={at ?? null} endOfDay onChoose={moment => go({ at: moment })} />
        {at && <Button onClick={() => go({ at: '' })}>{t('tools.back_to_now')}</Button>}
      </form>
    </FilterPopover>
  );
};
