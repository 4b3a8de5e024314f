import { expect, type Locator, type Page } from '@playwright/test';
import type { EndpointMap } from '../../../src/dataProvider/endpointMap';
import { formOn } from './formOn';

/** The parts of a resource's declaration that are read (`src/resources/<name>/index.ts`). */
export interface Declaration {
  name: string;
  paths: { list?: string; create?: string; edit?: string; show?: string };
  /** The form opens over the list. */
  formOverList?: true | undefined;
  endpoints?: EndpointMap;
  recordRepresentation?: unknown;
  messages?: { id: { fields: Readonly<Record<string, string>> } };
}

/** The pages of a resource, located by what a person sees: roles, labels, the declaration's paths. */
export class ResourcePages {
  constructor(
    readonly page: Page,
    readonly resource: Declaration,
  ) {}

  get table(): Locator {
    return this.page.getByRole('table').first();
  }

  /** The link to the form for adding a record. */
  get addButton(): Locator {
    if (this.resource.formOverList) return this.page.getByRole('main').getByRole('link', { name: /^Tambah / });
    return this.page.locator(`a[href="${this.#path('create')}"]`);
  }

  get search(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('searchbox')
      .or(this.page.getByRole('main').getByLabel(/^Cari/))
      .first();
  }

  get saveButton(): Locator {
    return formOn(this.page).getByRole('button', { name: /^Simpan/ });
  }

  get deleteButton(): Locator {
    return formOn(this.page).getByRole('button', { name: /^Hapus/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** The list row that shows a text. */
  row(text: string): Locator {
    return this.table.getByRole('row').filter({ hasText: text });
  }

  async openList() {
    await this.page.goto(this.#path('list'));
    await expect(this.page).toHaveURL(url => url.pathname === this.#path('list'));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openCreate() {
    await this.addButton.first().click();
    await expect(this.page).toHaveURL(url => this.#isAt(url, 'create'));
    // until the form's code has loaded, the list stays, and its search could be filled in by mistake
    await expect(this.saveButton).toBeVisible();
  }

  /** Opens the page of the record whose row shows a text, which its name leads to. */
  async openShow(text: string) {
    await this.row(text).getByRole('link', { name: text }).first().click();
    await expect(this.page).toHaveURL(url => this.#isAt(url, 'show'));
    await expect(this.page.getByRole('main')).toContainText(text);
  }

  /** Opens the form of the record whose row shows a text. */
  async openEdit(text: string) {
    // a row's name links to the record's own page if it has one; the pencil then links to its form
    const link = this.row(text)
      .getByRole('link', this.resource.paths.show ? { name: /^Ubah / } : {})
      .first();
    if (this.resource.paths.show) await this.row(text).hover();
    await ((await link.count()) > 0 ? link : this.row(text).getByText(text)).click();
    await expect(this.page).toHaveURL(url => this.#isAt(url, 'edit'));
    await expect(this.saveButton).toBeVisible();
  }

  /** Types into the list's search and waits for the response. A list may still hold the search of the last visit. */
  async find(text: string) {
    if ((await this.search.inputValue()) === text) return this.#settled();
    const answered = this.page.waitForResponse(response => new URL(response.url()).searchParams.get('search') === text);
    await this.search.fill(text);
    await answered;
    await this.#settled();
  }

  /** Saves and waits until the form closes. */
  async save() {
    const here = this.page.url();
    await this.saveButton.click();
    await expect(this.page).not.toHaveURL(here);
  }

  /** Deletes the record whose form is open, confirming the dialog. */
  async remove() {
    await this.deleteButton.click();
    await expect(this.dialog).toBeVisible();
    await this.dialog.getByRole('button', { name: /^(Hapus|Oke|Ya)/ }).click();
    await expect(this.page).toHaveURL(url => url.pathname === this.#path('list') && !this.#isAt(url, 'edit'));
  }

  async #settled() {
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  #path(action: 'list' | 'create' | 'edit' | 'show'): string {
    const path = this.resource.paths[action];
    if (!path) throw new Error(`${this.resource.name} declares no page for '${action}'`);
    return path;
  }

  #isAt(url: URL, action: 'create' | 'edit' | 'show') {
    if (this.resource.formOverList)
      return url.pathname === this.#path('list') && url.searchParams.has(action === 'create' ? 'tambah' : 'ubah');
    return new RegExp(`^${this.#path(action).replace(/:\w+\??/g, '[^/]+')}$`).test(url.pathname);
  }
}
