import { bannerApi } from '../../contract/banner';
import {
  FAULTS,
  type FaultName,
  type FaultyServer,
  SECRET,
  startFaulty,
} from '../support/specificationProvider/startFaulty';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, settled, test } from './support/test';

/** What people see of each fault of a provider, and how often it is then asked (docs/provider.md, 'When the provider is in trouble'). */

interface Seen {
  /** What the page says instead of rows; without it the rows are there. */
  says?: RegExp;
  /** How often the list is asked for at most: once more by the gateway after a closed connection, and by the page after a renewal. */
  asked: number;
}

/** With the id under which the log has the reason. */
const UNREACHABLE =
  /^Status 50[23]\. Penyedia layanan tidak dapat dihubungi\. Coba lagi sebentar lagi\. .*ID.* [\da-f-]{13}/;
const UNREADABLE = /^Status 502\. Jawaban penyedia layanan tidak dapat dibaca\. .*ID.* [\da-f-]{13}/;

const SEEN: Record<FaultName, Seen> = {
  'answers after three seconds': { asked: 1 },
  'closes the connection before it answers': { says: UNREACHABLE, asked: 2 },
  'closes the connection once': { asked: 2 },
  'closes the connection half-way': { says: UNREACHABLE, asked: 1 },
  'answers 500 with its own words': {
    says: /^Status 500\. Penyedia layanan sedang bermasalah\. .*ID.* [\da-f-]{13}/,
    asked: 1,
  },
  'answers 503 with a page': { says: UNREACHABLE, asked: 1 },
  'answers a page under 200': { says: UNREADABLE, asked: 1 },
  'redirects elsewhere': { says: UNREADABLE, asked: 1 },
  'answers in another envelope': { says: UNREADABLE, asked: 1 },
  'answers without a field that is needed': { says: UNREADABLE, asked: 1 },
  'asks to sign in again, under 200': { asked: 2 },
  'has too much to do': { says: /^Status 429\. Tunggu sebentar\./, asked: 1 },
  'refuses with its own words': { says: /Bukan wilayah Anda\./, asked: 1 },
};

let foreign: ForeignProvider;
let faulty: FaultyServer;
test.beforeAll(async () => {
  foreign = await startForeignProvider({
    startBefore: async provider => {
      faulty = await startFaulty(provider, bannerApi.list.path);
      return faulty;
    },
  });
});
test.afterAll(() => foreign?.stop());

test('each fault of a provider is said in place of its list, once, and nothing is asked for without end', async ({
  page,
  problems,
}) => {
  problems.tolerate(/status of (401|403|429|50\d)|^50\d/);
  await foreign.signIn(page);
  const main = page.getByRole('main');
  const rows = main.getByRole('row');

  for (const fault of Object.keys(FAULTS) as FaultName[])
    await test.step(fault, async () => {
      const { says, asked } = SEEN[fault];
      faulty.fail(fault);
      await page.goto(`${foreign.url}/banner`);
      if (says) {
        await expect(main.getByText(says).first()).toBeVisible();
        await expect(page.getByText(SECRET)).toHaveCount(0);
      } else await expect(rows.nth(1)).toBeVisible();
      await settled(page);
      // nothing goes on asking behind the page
      await page.waitForTimeout(1_000);
      expect(faulty.times()).toBeLessThanOrEqual(asked);
      if (!says) return;
      faulty.fail(null);
      // a refusal stays one
      const again = main.getByRole('button', { name: 'Coba lagi' });
      if (fault === 'refuses with its own words') return expect(again).toHaveCount(0);
      await again.first().click();
      await expect(rows.nth(1)).toBeVisible();
    });
});
