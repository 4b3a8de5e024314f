import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { REGIONS } from '../../../contract/area/region';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { innermost, kindOf } from '../../../contract/core/fieldKind';
import type { FieldValue } from './fillForm';
import { formOn } from './formOn';
import { picture } from './picture';
import type { Declaration } from './ResourcePages';
import { unique } from './unique';

/**
 * Returns plausible input for a resource's form, by label: a value for each field of its 'create' call, by the field's kind, starting with
 * the one that names the record. Switches stay unchanged.
 *
 * @param over fields with other values
 */
export function formValues(resource: Declaration, over: Record<string, FieldValue> = {}): Record<string, FieldValue> {
  const { shape } = inputOf(resource);
  const title = titleOf(resource);
  const names = Object.keys(shape).sort((a, b) => Number(b === title) - Number(a === title));
  const values = names.flatMap(name => {
    const label = labelOf(resource, name);
    const value = over[label] ?? valueFor(name, label, shape[name] as z.ZodType);
    return value === undefined ? [] : [[label, value] as const];
  });
  return { ...Object.fromEntries(values), ...over };
}

/** Returns the field that names a record, with a new value. */
export const newName = (resource: Declaration): Record<string, FieldValue> => {
  const name = titleOf(resource);
  const label = labelOf(resource, name);
  return { [label]: textFor(`${label} baru`, inputOf(resource).shape[name] as z.ZodType) };
};

const titleOf = ({ name, recordRepresentation }: Declaration): string => {
  if (typeof recordRepresentation === 'string') return recordRepresentation;
  throw new Error(`${name}: no field names its records; give the script's values`);
};

const labelOf = ({ messages }: Declaration, name: string) => messages?.id.fields[name] ?? name;

function inputOf({ name, endpoints }: Declaration): z.ZodObject {
  const create = endpoints?.create;
  const body = create && 'endpoint' in create ? create.endpoint.body : create?.body;
  if (body instanceof z.ZodObject) return body;
  throw new Error(`${name}: no 'create' to take values from; give the script's values`);
}

function valueFor(name: string, label: string, field: z.ZodType): FieldValue | undefined {
  switch (kindOf(field)) {
    case 'text':
    case 'longText':
      return textFor(label, field);
    case 'richText':
      return page => formOn(page).getByRole('textbox', { name: label }).fill(unique(label));
    case 'email':
      return `${unique(name).replace(' ', '.')}@merchants.test`;
    case 'phone':
      return `0812-${randomInt(1_000, 9_999)}-${randomInt(1_000, 9_999)}`;
    case 'link':
      return 'https://www.merchants.test/baru';
    case 'money':
    case 'number':
      return String(numberFor(field));
    case 'day':
      return '21/11/2026';
    case 'moment':
      return '21/11/2026 09:30';
    case 'choice':
    case 'status':
      return Object.values(choiceLabels(field) ?? {})[0];
    case 'choices':
      return page => formOn(page).getByRole('group', { name: label }).getByRole('checkbox').first().check();
    case 'region':
      return REGIONS.jbt;
    case 'reference':
      return page => chooseFirst(page, label);
    case 'image':
    case 'file':
      return async page =>
        formOn(page)
          .locator(`input[type=file][name="${name}"]`)
          .setInputFiles(await picture(400, 300));
    default:
      return undefined;
  }
}

/** Returns a unique text of the maximum length. */
function textFor(label: string, field: z.ZodType): string {
  const inner = innermost(field);
  const most = inner instanceof z.ZodString ? (inner.maxLength ?? Infinity) : Infinity;
  const ending = unique('').trim();
  return label.length + 1 + ending.length <= most ? `${label} ${ending}` : ending.slice(0, most);
}

function numberFor(field: z.ZodType): number {
  const { minValue, maxValue } = innermost(field) as z.ZodNumber;
  return Math.min(Math.max(kindOf(field) === 'money' ? 12_500 : 5, minValue ?? 0), maxValue ?? Infinity);
}

async function chooseFirst(page: Page, label: string) {
  await formOn(page).getByRole('combobox', { name: label }).press('ArrowDown');
  await page.getByRole('option').first().click();
}
