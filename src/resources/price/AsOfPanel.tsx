import { useId, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { MomentPanel } from '../../ui/controls/dateRange/MomentPanel';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { parseMoment } from '../../ui/form/parseMoment';
import { TextBox } from '../../ui/form/TextBox';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';
import './asOfPanel.css';

interface AsOfPanelProps {
  /** The time in the address, as text. */
  shown: string;
}

/** Input and picker for the time; a day alone means its end. */
export const AsOfPanel = ({ shown }: AsOfPanelProps) => {
  const { t } = usePrices();
  const id = useId();
  const { at, go } = usePriceQuery();
  const [error, setError] = useState<string>();
  return (
    <form
      className="price-at stack gap-8"
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
  );
};
