import { render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  testDataProvider,
} from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageMetaProvider, usePageMeta } from '../../../src/catalogue/PageMeta';
import OrderPdf from '../../../src/resources/order/print/OrderPdf';

jest.mock('../../../src/resources/order/print/OrderSheet', () => ({ OrderSheet: () => null }));

const Head = () => {
  const { title, back, breadcrumbs } = usePageMeta();
  return <p role="note">{[title, back, breadcrumbs.at(-1)?.label].join(' | ')}</p>;
};
const declared = { title: 'Cetak Pesanan', breadcrumbs: [{ label: 'Cetak Pesanan' }], back: '/monitoring-order' };
const definitions = { 'monitoring-order': { name: 'monitoring-order', recordRepresentation: 'number' } };

it('is titled with the declared title and the order’s number, and links back to the order', async () => {
  const getOne = async () => ({ data: { id: 'o1', number: 'PSN-7', events: [] } });
  const dataProvider = testDataProvider({ getOne: getOne as unknown as DataProvider['getOne'] });
  const page = (
    <CoreAdminContext dataProvider={dataProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceContextProvider value="monitoring-order">
          <PageMetaProvider value={declared}>
            <Head />
            <OrderPdf />
          </PageMetaProvider>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/:id/pdf', element: page }], { initialEntries: ['/o1/pdf'] });
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByText('resources.monitoring-order.title.pdf PSN-7 | /monitoring-order/o1 | PSN-7'),
  ).toBeVisible();
});
