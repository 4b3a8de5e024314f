import { expect, type Locator, type Page } from '@playwright/test';
import { formOn } from './formOn';

/** A picture or other file in the form Playwright gives to an input. */
export interface FileValue {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A field's value: text, days as `01/08/2026` (with a time: `01/08/2026 09:30`), true or false for switches, files, or a function that
 * fills it.
 */
export type FieldValue = string | number | boolean | FileValue | ((page: Page) => Promise<void>);

/** Fills fields by their labels, each in the way its kind requires. */
export async function fillForm(page: Page, values: Record<string, FieldValue>) {
  for (const [label, value] of Object.entries(values)) {
    if (typeof value === 'function') await value(page);
    else await fill(page, label, value);
  }
}

const controls = 'input, textarea, select, button, fieldset, [role=combobox], [role=radiogroup]';

// a section may carry the name of its only field; a required field's asterisk is part of the label's text
const labelled = (page: Page, label: string) =>
  formOn(page)
    .locator(controls)
    .and(page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s*\\*)?$`)));

async function fill(page: Page, label: string, value: string | number | boolean | FileValue) {
  const field = labelled(page, label).first();
  await field.waitFor({ state: 'attached' });
  const kind = await kindOf(field);
  if (typeof value === 'object') return upload(page, field, kind, value);
  if (typeof value === 'boolean') return field.setChecked(value, { force: kind === 'switch' });
  const text = String(value);
  switch (kind) {
    case 'date':
      return field.fill(isoDate(text));
    case 'datetime-local':
      return field.fill(`${isoDate(text)}T${text.split(' ')[1] ?? '00:00'}`);
    case 'select':
      await field.click();
      return page.getByRole('option', { name: text, exact: true }).click();
    case 'autocomplete':
      await field.fill(text);
      return page.getByRole('option', { name: text }).first().click();
    case 'radiogroup':
      return field.getByRole('radio', { name: text, exact: true }).check();
    default:
      await field.fill(text);
      await expect(field).toHaveValue(text);
  }
}

/** Returns how a field must be filled. */
async function kindOf(field: Locator): Promise<string> {
  return field.evaluate(element => {
    const role = element.getAttribute('role');
    if (role === 'radiogroup' || element.tagName === 'FIELDSET') return 'radiogroup';
    if (role === 'combobox') return element.tagName === 'INPUT' ? 'autocomplete' : 'select';
    if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? 'switch' : element.type;
    return element.tagName.toLowerCase();
  });
}

/** Gives a file to its input, or to the chooser that a labelled button opens, and waits until the page shows it. */
async function upload(page: Page, field: Locator, kind: string, file: FileValue) {
  if (kind === 'file') await field.setInputFiles(file);
  else {
    const chooser = page.waitForEvent('filechooser');
    await field.click();
    await (await chooser).setFiles(file);
  }
  await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible();
}

/** Converts `01/08/2026` to the format of a browser's date input. */
function isoDate(text: string) {
  const [day, month, year] = text.split(' ')[0]!.split('/');
  if (!day || !month || !year) throw new Error(`Write days as DD/MM/YYYY: ${text}`);
  return `${year}-${month}-${day}`;
}
