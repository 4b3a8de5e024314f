import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { periodState } from '../controls/period';
import { MomentInput } from './MomentInput';

interface PeriodInputProps {
  /** The fields of its start and end. */
  from: string;
  to: string;
}

/** The start and end of a period, in Jakarta time, with the time left. */
export const PeriodInput = ({ from, to }: PeriodInputProps) => {
  const translate = useTranslate();
  const [startsAt, endsAt] = useWatch({ name: [from, to] }) as [string | null, string | null];
  const state = periodState(startsAt, endsAt);
  const rest = !state ? '' : state.ended ? 'ended' : state.startsIn > 0 ? 'days' : 'left';
  return (
    <>
      <MomentInput source={from} aside={translate('app.period.zone')} />
      <MomentInput
        source={to}
        endOfDay
        aside={
          rest ? translate(`app.period.${rest}`, { left: state?.left, all: state?.all }) : translate('app.period.zone')
        }
      />
    </>
  );
};
