import { render, screen } from '@testing-library/react';
import { I18nContextProvider, ResourceContextProvider, testI18nProvider } from 'ra-core';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { kindOf } from '../../../contract/core/fieldKind';
import { listSchema } from '../../../contract/core/listSchema';
import { endpointForAction } from '../../../src/dataProvider/endpointMap';
import { Status } from '../../../src/ui/display/Status';
import { appCatalogue } from '../support/appCatalogue';

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warned.mockClear());
afterAll(() => warned.mockRestore());

const show = (value: string, source = 'state') =>
  render(
    <I18nContextProvider value={testI18nProvider({ translate: (key, options) => options?._ ?? key })}>
      <ResourceContextProvider value="courier">
        <Status source={source} value={value} name="Dijemput" />
      </ResourceContextProvider>
    </I18nContextProvider>,
  );

it('says in development which status has no look, and shows it all the same', () => {
  show('fetched');
  expect(screen.getByText('Dijemput')).toBeVisible();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("'fetched' of courier.state has no look"));
});

it('has a look for each status that a list shows', () => {
  const statuses = appCatalogue.resources.flatMap(({ endpoints }) =>
    Object.entries(listSchema(endpointForAction(endpoints, 'list')).fields).flatMap(([name, field]) =>
      kindOf(field) === 'status' ? Object.keys(choiceLabels(field) ?? {}).map(value => [value, name] as const) : [],
    ),
  );
  expect(statuses.length).toBeGreaterThan(10);
  for (const [value, name] of statuses) show(value, name);
  expect(warned).not.toHaveBeenCalled();
});
