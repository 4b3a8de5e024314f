// Run by `browserZones.test.ts` as a separate process: a process's time zone is fixed when it starts.
import { readFileSync } from 'node:fs';
import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { jakartaDay } from '../../../contract/core/days';
import { periodBefore, stepsOf } from '../../../contract/transaction/salesPeriod';
import { formatDate, startOfJakartaDay } from '../../../src/i18n/dates';
import { fromJakartaInput, toJakartaInput } from '../../../src/i18n/jakartaInput';
import { stepMark, stepText } from '../../../src/ui/chart/stepText';
import { monthPage, presetRange } from '../../../src/ui/controls/dateRange/range';
import { daysText } from '../../../src/ui/controls/period';

const instants = JSON.parse(readFileSync(0, 'utf8')) as string[];

/** What pages would show at each instant: the days they request, and the days' names in charts and tables. */
const pages = instants.map(now => {
  const today = jakartaDay(now);
  const { start, end } = presetRange(DASHBOARD_PRESETS_DAYS_BACK.month, today);
  const period = { start_date: start, end_date: end };
  const steps = (['day', 'week', 'month'] as const).map(step =>
    stepsOf(period, step).map(days => [days.start_date, stepMark(days, step, 7, 'id'), stepText(days, 'id')]),
  );
  return {
    today,
    period: [period, periodBefore(period), daysText(period, 'id')],
    steps,
    month: monthPage(today.slice(0, 7)),
    begins: startOfJakartaDay(today),
    moment: formatDate(now, 'full'),
    input: [toJakartaInput(now), fromJakartaInput(toJakartaInput(now))],
  };
});

process.stdout.write(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, pages }));
