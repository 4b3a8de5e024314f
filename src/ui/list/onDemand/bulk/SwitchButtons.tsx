import { Power, PowerOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Button } from '../../../controls/Button';
import { useSwitch } from '../../../controls/useSwitch';
import { useBulk } from './useBulk';

export interface BulkSwitchProps {
  source?: string;
}

/** Buttons that switch the selected records on and off; those that already are as wanted are left alone. */
export const SwitchButtons = ({ source = 'is_active' }: BulkSwitchProps) => {
  const translate = useTranslate();
  const { set } = useSwitch(source);
  const { busy, run } = useBulk();
  return ([true, false] as const).map(value => {
    const state = value ? 'on' : 'off';
    return (
      <Button
        key={state}
        size="small"
        startIcon={value ? <Power /> : <PowerOff />}
        disabled={busy}
        onClick={() =>
          void run(async record => record[source] === value || set(record, value), `app.row.bulk_${state}_done`)
        }
      >
        {translate(`app.row.switch_${state}`)}
      </Button>
    );
  });
};
