import type { Person } from '../../support/people';
import { EVERY_BACKEND } from './everyBackend';
import { expectAccessible } from './expectAccessible';
import { expectNoSidewaysScroll } from './expectNoSidewaysScroll';
import { type FieldValue, fillForm } from './fillForm';
import { formValues, newName } from './formValues';
import type { Declaration } from './ResourcePages';
import { expect, test } from './test';

interface Errand {
  /** The person who does it. */
  as: Person;
  /** Form values by label. Default: `formValues`. The record is found again by the first text, so make it `unique(…)`. */
  create?: Record<string, FieldValue>;
  /** The values changed next. Default: its name. If they change that first text, the record is found by the new one. */
  edit?: Record<string, FieldValue>;
  /** Also runs against a remote provider and one written by others: {@link EVERY_BACKEND}. */
  everyBackend?: true;
}

/**
 * Tests the everyday task of maintaining records: list, add, find, change, find, delete, find no more. Paths come from the resource's
 * declaration; axe checks each page, none may scroll sideways, and problems on any page fail the test.
 *
 * @example crudTest(courierResource, { as: 'superadmin' })
 * @example crudTest(bannerResource, { as: 'marketing', create: { Judul: unique('Promo') }, edit: { Judul: unique('Promo baru') } })
 */
export function crudTest(
  resource: Declaration,
  { as: person, create = formValues(resource), edit = newName(resource), everyBackend }: Errand,
) {
  test(`${resource.name}: add, find, change and delete, as ${person}`, {
    tag: everyBackend ? EVERY_BACKEND : [],
  }, async ({ as, page }) => {
    const [label, name] = Object.entries(create).find(([, value]) => typeof value === 'string') as [string, string];
    const newName = typeof edit[label] === 'string' ? (edit[label] as string) : name;
    const pages = await as(person, resource);
    await expectAccessible(page);
    await expect(pages.table.first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    await test.step('add', async () => {
      await pages.openCreate();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await fillForm(page, create);
      await pages.save();
    });
    await test.step('find and change', async () => {
      await pages.openList();
      await pages.find(name);
      await expect(pages.row(name)).toHaveCount(1);
      if (resource.paths.show) {
        await pages.openShow(name);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goBack();
      }
      await pages.openEdit(name);
      await expectAccessible(page);
      await fillForm(page, edit);
      await pages.save();
    });
    await test.step('find what was changed, and delete it', async () => {
      await pages.openList();
      await pages.find(newName);
      await expect(pages.row(newName)).toHaveCount(1);
      await pages.openEdit(newName);
      await pages.remove();
    });
    await test.step('find it no more', async () => {
      await pages.openList();
      await pages.find(newName);
      await expect(pages.row(newName)).toHaveCount(0);
    });
  });
}
