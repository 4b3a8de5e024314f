import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { CoreAdminContext, Form, I18nContextProvider, ResourceContextProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { innermost, kindOf } from '../../../contract/core/fieldKind';
import { numberFacts } from '../../../contract/core/numberFacts';
import { ruleMessages } from '../../../contract/core/rules';
import { elementOf, shapeOf } from '../../../contract/core/shapeOf';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { contractResolver } from '../../../src/ui/form/engine/contractResolver';
import { FormContext, noForm } from '../../../src/ui/form/FormContext';
import { fieldRules } from '../../../src/ui/form/fieldRules';
import { SchemaInput } from '../../../src/ui/form/SchemaInput';
import { numberOracle } from '../../support/numberOracle';
import { messagesOf } from '../support/messagesOf';

/** Every number that a body of a call has, with its path, is typed and pasted here through the input of its kind. */

const contract = join(__dirname, '../../../contract');
const bodies = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .flatMap(file => Object.values<unknown>(jest.requireActual(join(contract, file))))
  .flatMap(exported => (exported && typeof exported === 'object' ? Object.values<Endpoint>(exported as never) : []))
  .filter(endpoint => typeof endpoint?.call === 'string' && endpoint.body !== undefined);

const isNumber = (field: z.ZodType) => ['number', 'money'].includes(kindOf(field));

function numbersIn(schema: z.ZodType, path: string): [path: string, field: z.ZodType][] {
  const inner = innermost(schema);
  // versions are never typed
  if (inner instanceof z.ZodNumber) return isNumber(schema) && !path.endsWith('version') ? [[path, schema]] : [];
  const element = elementOf(inner);
  if (element) return numbersIn(element, `${path}.0`);
  return Object.entries(shapeOf(inner) ?? {}).flatMap(([name, field]) => numbersIn(field, `${path}.${name}`));
}

/** One field of each kind, decimals and limits, and the paths of all of them. */
const fields = new Map<string, z.ZodType>();
const paths = new Map<string, string[]>();
for (const { call, body } of bodies)
  for (const [path, field] of numbersIn(body!, '')) {
    const sort = `${kindOf(field)} ${Object.values(numberFacts(field)).join(' ')}`;
    fields.set(sort, field);
    paths.set(sort, [...(paths.get(sort) ?? []), `${call} ${path.slice(1)}`]);
  }

const LABEL = 'Isian';
const Values = () => <output>{JSON.stringify(useWatch({ name: 'field' }) ?? null)}</output>;

/** The input and the stored value. Found once: finding by role takes longer than a key, and a key that replaced the input would fail the test. */
let box: HTMLInputElement;
let output: HTMLElement;
const stored = () => JSON.parse(output.textContent!);

async function open(field: z.ZodType) {
  const input = z.object({ field });
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({ messages: { id: () => ({}), en: async () => ({}) } }),
  );
  const label = () => LABEL;
  const resolver = contractResolver(input, { template: rule => ruleMessages[rule], label });
  const form = (
    <CoreAdminContext>
      <I18nContextProvider value={i18nProvider}>
        <FormContext value={{ ...noForm, input, facts: fieldRules(input) }}>
          <ResourceContextProvider value="uji">
            <Form>
              <SchemaInput source="field" label={LABEL} />
              <Values />
            </Form>
          </ResourceContextProvider>
        </FormContext>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />);
  output = await screen.findByRole('status');
  box = screen.getByRole('textbox', { name: LABEL });
  return async (value: unknown) =>
    (await resolver({ field: value }, undefined, { fields: {}, shouldUseNativeValidation: false })).errors.field
      ?.message;
}

/** Types a text key by key: each key is added to what the input shows by then. */
function type(text: string) {
  fireEvent.change(box, { target: { value: '' } });
  for (const [index, key] of [...text].entries()) {
    fireEvent.change(box, { target: { value: box.value + key } });
    expect(box).toHaveValue([...text].slice(0, index + 1).join(''));
  }
}

function paste(text: string) {
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.change(box, { target: { value: text } });
}

const WRITTEN = [
  '1.000',
  '10.000',
  '2,05',
  '-2,05',
  '-6.05',
  '92.000',
  '92,5',
  '92.000,75',
  '12,000',
  '1.50',
  '1.00.000',
];
const written = [
  ...WRITTEN,
  ...fc.sample(fc.stringMatching(/^-?[\d.,]{1,9}$/), { numRuns: 8, seed: 20_261_126 }),
  ...fc
    .sample(fc.integer({ min: -999_999, max: 999_999_999 }), { numRuns: 3, seed: 20_261_126 })
    .map(each => each.toLocaleString('id-ID')),
];

test('the numbers of the contract are found', () => {
  expect([...paths.values()].flat().length).toBeGreaterThan(50);
  const kinds = [...fields.values()].map(field => {
    const { decimals, grouped } = numberFacts(field);
    return `${kindOf(field)} ${grouped ? decimals : 'ungrouped'}`;
  });
  expect(new Set(kinds)).toEqual(new Set(['money 0', 'number 0', 'number Infinity', 'number ungrouped']));
});

test.each([...fields].map(([sort, field]) => [sort, paths.get(sort)!.join(', '), field] as const))(
  'a %s is what was written, or refused: %s',
  async (_sort, _paths, field) => {
    const refusal = await open(field);
    const { decimals, grouped } = numberFacts(field);
    for (const [enter, texts] of [
      [type, WRITTEN],
      [paste, written],
    ] as const)
      for (const text of texts) {
        enter(text);
        expect(box).toBeInTheDocument();
        expect(box).toHaveValue(text);
        const meant = numberOracle(text, decimals, grouped);
        expect([text, stored()]).toEqual([text, meant ?? text]);
        if (meant === null) expect(await refusal(stored())).toBeTruthy();
        fireEvent.blur(box);
        if (meant === null) expect(box).toHaveValue(text);
        else expect(numberOracle(box.value, 20, grouped)).toBe(meant);
      }
  },
);
