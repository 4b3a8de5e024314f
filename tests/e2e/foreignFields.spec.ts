import { faultsOnEveryPage } from './support/faultsOnEveryPage';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, test } from './support/test';

/** The console with a provider that returns little more than it must (docs/provider.md). */

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider();
});
test.afterAll(() => foreign?.stop());

for (const [name, hides] of [
  ['only the needed fields', () => true],
  ['lists and records, but only the needed fields in them', ({ holdsMore }) => !holdsMore],
  ['no lists or records within its records', ({ holdsMore }) => holdsMore],
] as const satisfies [string, ForeignProvider['provider']['hides']][])
  test(`every page stands with ${name}`, async ({ page, problems }) => {
    test.setTimeout(600_000);
    foreign.provider.hides = hides;
    await foreign.signIn(page);
    expect(await faultsOnEveryPage(page, problems, foreign)).toEqual([]);
    expect(foreign.provider.writes).toEqual([]);
  });
