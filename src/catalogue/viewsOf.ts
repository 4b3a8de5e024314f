import { loadSchemas } from '../../contract/core/outlinedEndpoint';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { type LazyView, lazyView } from '../routing/lazyView';
import type { CustomMessages, MessageSource } from './CustomMessages';

/** A resource with its views by action, whose code and messages are loaded on demand. */
export interface CatalogueResource extends Resource {
  views: Readonly<Record<string, CatalogueView>>;
}

export interface CataloguePage extends Page {
  view: CatalogueView;
}

/** A view, with what is loaded beside its code. */
export type CatalogueView = LazyView & { messages: readonly MessageSource[] };

interface Shared {
  messages: CustomMessages;
  /** The messages that views share; a list without messages of its own needs none. */
  ofViews: readonly MessageSource[];
}

/** A resource's views by action, loaded with their own messages and those of the resources that are parts of them. */
export function viewsOf(resource: Resource, resources: readonly Resource[], shared: Shared): CatalogueResource {
  const own = resources
    .filter(({ name, partOf }) => name === resource.name || partOf === resource.name)
    .flatMap(({ name, messages: { custom } }): MessageSource[] => sourceOf(['resources', name], custom));
  const views = Object.entries(resource.loaders).map(([action, load]) => {
    // a list that has messages of its own has charts or dialogs too; one that has none is painted without waiting
    const sources = action === 'list' && own.length === 0 ? own : [...own, ...shared.ofViews];
    return [action, viewOf(load, sources, shared, action === 'list' ? undefined : () => loadInputs(resource))] as const;
  });
  return { ...resource, views: Object.fromEntries(views) };
}

/** A page with its view, loaded with its own messages and those that views share. */
export const pageOf = (page: Page, shared: Shared): CataloguePage => ({
  ...page,
  view: viewOf(page.load, [...sourceOf(['pages', page.name], page.messages.custom), ...shared.ofViews], shared),
});

export const sourceOf = (at: readonly string[], load: MessageSource['load'] | undefined): MessageSource[] =>
  load ? [{ at, load }] : [];

/** The schemas of what forms about a record take. */
const loadInputs = ({ endpoints }: Resource) =>
  Promise.all(['create', 'edit'].map(action => loadSchemas(endpointBehind(endpoints, action))));

const viewOf = (
  load: Page['load'],
  messages: readonly MessageSource[],
  shared: Shared,
  prepare?: () => Promise<unknown>,
): CatalogueView =>
  Object.assign(
    lazyView(load, () => Promise.all([shared.messages.load(messages), prepare?.()])),
    { messages },
  );
