import { render, screen } from '@testing-library/react';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import type { Messages } from '../../../src/i18n/merge';
import { lazyPart } from '../../../src/ui/lazy/lazyPart';

const Sheet = () => <p>Pintasan</p>;

test('a part waits for its messages even when its code has already loaded', async () => {
  let resolve = (_messages: { custom: Messages }): void => undefined;
  const messages = new Promise<{ custom: Messages }>(done => {
    resolve = done;
  });
  const catalogue = createCatalogue([], [], { viewMessages: () => messages });
  const Part = lazyPart(async () => Sheet);
  await Part.preload();
  render(
    <CatalogueProvider value={catalogue}>
      <Part />
    </CatalogueProvider>,
  );
  expect(screen.queryByText('Pintasan')).toBeNull();
  resolve({ custom: {} });
  expect(await screen.findByText('Pintasan')).toBeVisible();
});

test('a part whose code failed to load is shown on the next attempt', async () => {
  const load = jest.fn(async () => Sheet);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await Part.preload();
  render(<Part />);
  expect(await screen.findByText('Pintasan')).toBeVisible();
});
