import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Measure, MeasuredPeriod } from '../../../ui/chart/Measure';
import { MeasuredCard } from '../../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../../ui/chart/MeasuredSkeleton';
import { Part } from '../Part';
import { useDashboardText } from '../useDashboardText';

interface MeasuredPartProps<Name extends string> {
  title: string;
  answer: UseQueryResult<MeasuredPeriod<Name>>;
  measures: readonly [Measure<Name>, ...Measure<Name>[]];
  /** Shown below the card. */
  children?: ReactNode;
}

/** Finance figures by day, which load and fail independently. */
export const MeasuredPart = <Name extends string>({ title, answer, measures, children }: MeasuredPartProps<Name>) => {
  const t = useDashboardText();
  const { data, isError } = answer;
  if (isError)
    return (
      <Part title={title} answer={answer}>
        {() => null}
      </Part>
    );
  if (!data) return <MeasuredSkeleton />;
  return (
    <div className="finance-part">
      <MeasuredCard
        title={title}
        figures={data}
        step="day"
        measures={measures}
        empty={{ title: t('finance.none'), text: t('finance.none_text') }}
      />
      {children}
    </div>
  );
};
