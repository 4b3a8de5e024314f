import { act, screen } from '@testing-library/react';
import { DataProviderContext, ResourceDefinitionContextProvider, testDataProvider } from 'ra-core';
import { Toast } from '../../../src/layout/Toast';
import { useRecordSubmit } from '../../../src/ui/form/useRecordSubmit';
import { appCatalogue } from '../support/appCatalogue';
import { renderLayout } from '../support/renderLayout';

/** A provider may answer a new record without its name: no sentence then names it 'undefined'. */

const dataProvider = testDataProvider({ create: async () => ({ data: { id: '' } as never }) });
let submit: ReturnType<typeof useRecordSubmit>['onSubmit'];
const Form = ({ resource }: { resource: string }) => {
  submit = useRecordSubmit(resource, () => undefined).onSubmit;
  return null;
};

async function add(resource: string) {
  const definitions = Object.fromEntries(
    appCatalogue.resources.map(({ name, recordRepresentation }) => [name, { name, recordRepresentation }]),
  );
  renderLayout(
    <DataProviderContext.Provider value={dataProvider}>
      <ResourceDefinitionContextProvider definitions={definitions as never}>
        <Form resource={resource} />
        <Toast />
      </ResourceDefinitionContextProvider>
    </DataProviderContext.Provider>,
  );
  await act(() => submit({ values: {}, changes: {}, record: undefined, idempotencyKey: 'k' } as never));
  return (await screen.findByText(/\.$/, { selector: '.toast span' })).textContent ?? '';
}

it.each(appCatalogue.resources.map(({ name }) => name))('a new %s without its name', async resource => {
  const sentence = await add(resource);
  expect(sentence).toMatch(/ ditambahkan\.$/);
  expect(sentence).not.toMatch(/undefined|null|“|%|#/);
});

it('reads well', async () => {
  expect(await add('shipping_cost')).toBe('Tarif ongkir ditambahkan.');
});
