import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useStore } from 'ra-core';
import { addDays, isDay } from '../../../contract/core/days';
import { DateRangeBar } from '../../../src/ui/controls/dateRange/DateRangeBar';
import { momentPresets, pastDayPresets, periodPresets } from '../../../src/ui/controls/dateRange/presets';
import { addMonths, monthPage, presetRange, rangeOf, sameDayIn } from '../../../src/ui/controls/dateRange/range';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

describe('days', () => {
  test('the presets are 7 and 30 days, today included', () => {
    expect(presetRange(6, '2026-11-21')).toEqual({ start: '2026-11-15', end: '2026-11-21' });
    expect(presetRange(29, '2026-03-01')).toEqual({ start: '2026-01-31', end: '2026-03-01' });
  });

  test.each([
    ['2026-11-01', '2026-11-21', { start: '2026-11-01', end: '2026-11-21' }],
    ['2026-11-21', '2026-11-01', null],
    ['2026-02-30', '2026-03-01', null],
    ['2026-2-3', '2026-03-01', null],
    [null, '2026-03-01', null],
  ])('%s to %s', (start, end, range) => expect(rangeOf(start, end)).toEqual(range));

  test('adding and subtracting the same number of days returns the same day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, by) => addDays(addDays(day, by), -by) === day),
    );
  });

  test('a month’s page has whole weeks starting on Sunday, without duplicate days', () => {
    fc.assert(
      fc.property(days, day => {
        const month = day.slice(0, 7);
        const page = monthPage(month);
        expect(page.length % 7).toBe(0);
        expect(new Date(`${page[0]}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(new Set(page).size).toBe(page.length);
        expect(page).toContain(`${month}-01`);
        expect(page).toContain(addDays(`${addMonths(month, 1)}-01`, -1));
      }),
    );
  });

  test('the same day in another month is a valid day of that month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: 30 }), (day, by) => {
        const other = sameDayIn(day, by);
        return isDay(other) && other.startsWith(addMonths(day.slice(0, 7), by));
      }),
    );
    expect(sameDayIn('2026-03-31', -1)).toBe('2026-02-28');
  });
});

describe('the picker', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T05:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'requestAnimationFrame', 'performance'],
    });
  });
  afterEach(() => jest.useRealTimers());

  const show = async (permissions: readonly string[], at = '/dashboard') => {
    await signedInAs({ permissions });
    return renderLayout(<DateRangeBar />, { at });
  };

  test('is hidden without dashboard_view', async () => {
    await show(['can_read_dashboard']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('starts with the last 7 days and applies a preset at once', async () => {
    await show(['dashboard_view']);
    expect(await screen.findByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Rentang tanggal: 15 Nov – 21 Nov 2026' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Last 30 days' }));
    await waitFor(() => expect(window.location.search).toBe('?start_date=2026-10-23&end_date=2026-11-21'));
    expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('stores the range as startDate and endDate', async () => {
    const Kept = () => <output>{JSON.stringify(useStore('dashboard.range')[0])}</output>;
    await signedInAs({ permissions: ['dashboard_view'] });
    renderLayout(
      <>
        <DateRangeBar />
        <Kept />
      </>,
      { at: '/dashboard' },
    );
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Last 30 days' }));
    await waitFor(() =>
      expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
        startDate: '2026-10-23',
        endDate: '2026-11-21',
        chosenOn: '2026-11-21',
      }),
    );
  });

  test('takes the range from the URL', async () => {
    await show(['dashboard_view'], '/dashboard?start_date=2026-11-02&end_date=2026-11-05');
    expect(await screen.findByRole('button', { name: 'Rentang tanggal: 2 Nov – 5 Nov 2026' })).toBeVisible();
  });

  test('applies once the second day is chosen, in either order and by keyboard', async () => {
    await show(['dashboard_view']);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Rentang tanggal/ }));
    await user.click(await screen.findByRole('button', { name: 'Selasa, 10 November 2026' }));
    expect(screen.getByText(/Pilih hari terakhir/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Minggu, 22 November 2026' })).toBeDisabled();
    await user.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?start_date=2026-11-02&end_date=2026-11-10'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('presets', () => {
  test('start presets are in the future, the Monday is a Monday, and end presets are in order', () => {
    fc.assert(
      fc.property(days, today => {
        const at = (presets: { name: string; value: string }[]) =>
          Object.fromEntries(presets.map(({ name, value }) => [name, value]));
        const { monday, next_month } = at(momentPresets(today, false));
        expect(monday! > today && next_month! > today).toBe(true);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        const { week_end, month_end, next_month_end } = at(momentPresets(today, true));
        expect(week_end).toBe(addDays(monday!, -1));
        expect(month_end).toBe(addDays(next_month!, -1));
        expect(next_month_end! > month_end! && month_end! >= today).toBe(true);
        const past = pastDayPresets(today).map(({ value }) => value);
        expect(past.every(day => isDay(day) && day <= today)).toBe(true);
        for (const { value } of periodPresets(today)) expect(rangeOf(value.start, value.end)).toEqual(value);
      }),
    );
  });
});
