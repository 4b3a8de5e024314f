import { execFile } from 'node:child_process';
import fc from 'fast-check';

const ZONES = ['America/Los_Angeles', 'Asia/Jakarta', 'Pacific/Auckland'];
const MINUTE = 60_000;

/** Instants around midnight in Jakarta, on days when clocks change elsewhere and on any other day. */
const instant = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('2026-03-08', '2026-04-05', '2026-09-27', '2026-11-01', '2024-02-28', '2026-12-31'),
      fc.integer({ min: 0, max: 1_500 }).map(day => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)),
    ),
    fc.integer({ min: -90 * MINUTE, max: 90 * MINUTE }),
  )
  .map(([day, offset]) => new Date(Date.parse(`${day}T17:00:00Z`) + offset).toISOString());

interface Answer {
  zone: string;
  pages: { today: string; begins: string; steps: unknown; input: [string, string] }[];
}

const daysIn = (zone: string, instants: readonly string[]) =>
  new Promise<Answer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `${__dirname}/daysIn.ts`],
      { env: { ...process.env, TZ: zone }, maxBuffer: 64 * 1024 * 1024 },
      (error, text) => (error ? reject(error) : resolve(JSON.parse(text) as Answer)),
    );
    child.stdin!.end(JSON.stringify(instants));
  });

test('pages request and format the same Jakarta days in any browser time zone', async () => {
  const instants = fc.sample(instant, { numRuns: 60, seed: 13 });
  const [first, ...others] = await Promise.all(ZONES.map(zone => daysIn(zone, instants)));
  expect([first!, ...others].map(({ zone }) => zone)).toEqual(ZONES);
  for (const { pages } of others) expect(pages).toEqual(first!.pages);
  // seven hours ahead of UTC, without daylight saving
  const jakarta = (at: string) => new Date(Date.parse(at) + 420 * MINUTE).toISOString();
  for (const [index, { today, begins, input }] of first!.pages.entries()) {
    const now = jakarta(instants[index]!);
    expect(today).toBe(now.slice(0, 10));
    expect(jakarta(begins)).toBe(`${today}T00:00:00.000Z`);
    expect(input[0]).toBe(now.slice(0, 16));
  }
});
