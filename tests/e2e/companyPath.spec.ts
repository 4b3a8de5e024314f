import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannerApi } from '../../contract/banner';
import { idFromProvider } from '../../server/gateway/remote/responses/foreignId';
import { startBuiltServer } from '../support/builtServer';
import { startCompany } from '../support/specificationProvider/company';
import { PASSWORD, startSpecificationProvider } from '../support/specificationProvider/startSpecificationProvider';
import { providerEndpoints } from './support/contractEndpoints';
import { expectDashboard, signInAt } from './support/signInAt';
import { expect, settled, test } from './support/test';

const EMAIL = 'staf@penyedia.test';
const guide = readFileSync('docs/provider.md', 'utf8');
/** The commands of "Connecting one", in order, without that which says who signs in. */
const [check, checkAgain, start] = /## Connecting one\n\n```sh\nexport [^\n]*\n([^`]*)```/
  .exec(guide)![1]!
  .trim()
  .split('\n');

/** Ends what a test has started, once its page is closed. */
const ends: (() => Promise<unknown>)[] = [];
test.afterAll(() => Promise.all(ends.map(end => end())));

test('a company connects its backend as the guide says, and works with it', async ({ page }) => {
  test.setTimeout(240_000);
  const provider = await startSpecificationProvider(await providerEndpoints());
  Object.assign(provider.rows('/v1/cms/banner')[0]!, {
    placement: 'home_top',
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-12-01T00:00:00.000Z',
  });
  const company = await startCompany(provider.url);
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  const file = join(folder, 'company.mjs');
  ends.push(company.close, provider.close, async () => rmSync(folder, { recursive: true }));
  const filledIn = (command: string) =>
    command.replaceAll('https://backend.example', company.url).replaceAll('company.mjs', file);
  const run = async (command: string) => {
    const env = { ...process.env, PROVIDER_EMAIL: EMAIL, PROVIDER_PASSWORD: PASSWORD };
    const child = spawn('sh', ['-c', filledIn(command)], { env });
    let report = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (report += text));
    const [status] = (await once(child, 'close')) as [number];
    return { status, report };
  };

  await test.step('the doctor finds the differences and writes the skeleton', async () => {
    const { status, report } = await run(check!);
    expect(status, report).toBe(1);
    expect(report).toMatch(/GET \/v1\/cms\/banners: unreadable/);
    expect(report).toContain('/banner does not stand');
  });

  await test.step('a developer fills in the code', async () => {
    const skeleton = readFileSync(file, 'utf8');
    expect(skeleton.split('\n').length).toBeLessThanOrEqual(60);
    const codes = "codes: { placement: { 'ATAS': 'home_top' } }";
    writeFileSync(file, skeleton.replaceAll("// codes: { placement: { 'ATAS': '' } }", codes));
    const again = await run(checkAgain!);
    expect(again.status, again.report).toBe(0);
  });

  await test.step('the console starts with it, and a banner is changed', async () => {
    expect(start).toMatch(/ npm start$/);
    const env = Object.fromEntries(
      [...filledIn(start!).matchAll(/(PROVIDER_\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
    );
    const server = await startBuiltServer({ env: { NODE_ENV: 'test', HOST: '127.0.0.1', SEED: 'none', ...env } });
    ends.unshift(server.stop);
    await page.goto(server.url);
    await signInAt(page, { email: EMAIL, password: PASSWORD });
    await expectDashboard(page);
    const id = idFromProvider(provider.shownId(String(provider.rows('/v1/cms/banner')[0]!.id)));
    await page.goto(`${server.url}/banner/edit/${id}`);
    await expect(page.getByRole('combobox', { name: 'Penempatan' })).toHaveText(/Beranda/);
    await page.getByLabel('Judul').fill('Tukar tabung');
    await page.getByRole('main').getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Banner “Tukar tabung” disimpan.')).toBeVisible();
    await settled(page);
    expect(provider.rows(bannerApi.list.path)[0]).toMatchObject({ title: 'Tukar tabung', placement: 'home_top' });
  });
});
