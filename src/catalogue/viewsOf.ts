import { loadSchemas } from '../../contract/core/outlinedEndpoint';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Page } from '../declarations/definePage';
import type { DefaultAction, Resource } from '../declarations/defineResource';
import { type LazyView, type LoadView, lazyView } from '../routing/lazyView';
import type { CustomMessages, MessageSource } from './CustomMessages';
import type { DetailSources } from './withDetails';

/** A resource with its views by action, whose code and messages are loaded on demand. */
export interface CatalogueResource extends Resource {
  views: Readonly<Record<string, CatalogueView>>;
}

export interface CataloguePage extends Page {
  view: CatalogueView;
}

/** A view, with what is loaded along with its code. */
export type CatalogueView = LazyView & {
  messages: readonly MessageSource[];
  /** Names of the resources whose details are loaded with it. */
  details: readonly string[] | 'all';
  /** Loads the messages and schemas behind its texts and columns, without its code. */
  loadTexts: () => Promise<void>;
};

/** Views by action, for resources that declare a path but no view for it. */
export type DefaultViews = Readonly<Partial<Record<DefaultAction, LoadView>>>;

interface Shared {
  messages: CustomMessages;
  /** The messages that views share; a list without messages of its own does not need them. */
  ofViews: readonly MessageSource[];
  details: DetailSources;
  defaultViews: DefaultViews;
}

/** Returns a resource with its views by action, loaded with its own messages and those of the resources that are parts of it. */
export function viewsOf(resource: Resource, resources: readonly Resource[], shared: Shared): CatalogueResource {
  const parts = resources.filter(({ name, partOf }) => name === resource.name || partOf === resource.name);
  const own = parts.flatMap(({ name, messages: { custom } }) => sourceOf(['resources', name], custom));
  // a list with messages of its own also has charts or dialogs; one without any renders without waiting
  const isPlain = (action: string) => action === 'list' && own.length === 0;
  const loaders = { ...missingViews(resource, shared.defaultViews), ...resource.loaders };
  const views = Object.entries(loaders).map(([action, load]) => {
    const view = isPlain(action)
      ? viewOf(load, { details: parts, messages: own }, shared)
      : viewOf(load, { details: 'all', messages: [...own, ...shared.ofViews] }, shared, () =>
          action === 'list' ? undefined : loadInputs(resource),
        );
    return [action, view] as const;
  });
  return { ...resource, loaders, views: Object.fromEntries(views) };
}

const missingViews = ({ paths, loaders }: Resource, defaults: DefaultViews) =>
  Object.fromEntries(Object.entries(defaults).filter(([action]) => paths[action] && !loaders[action]));

/** Returns a page with its view, loaded with its own messages and those that views share. */
export const cataloguePage = (page: Page, shared: Shared): CataloguePage => ({
  ...page,
  view: viewOf(
    page.load,
    { details: 'all', messages: [...sourceOf(['pages', page.name], page.messages.custom), ...shared.ofViews] },
    shared,
  ),
});

export const sourceOf = (at: readonly string[], load: MessageSource['load'] | undefined): MessageSource[] =>
  load ? [{ at, load }] : [];

/** Loads the input schemas of a record's forms. */
const loadInputs = ({ endpoints }: Resource) =>
  Promise.all(['create', 'edit'].map(action => loadSchemas(endpointForAction(endpoints, action))));

interface Beside {
  details: readonly Resource[] | 'all';
  messages: readonly MessageSource[];
}

function viewOf(
  load: Page['load'],
  { details, messages }: Beside,
  { messages: loaded, details: sources }: Shared,
  prepare?: () => Promise<unknown> | undefined,
): CatalogueView {
  const beside = [...messages, ...(details === 'all' ? sources.all : details.flatMap(sources.of))];
  const loadTexts = () => loaded.load(beside);
  return Object.assign(
    lazyView(load, () => Promise.all([loadTexts(), prepare?.()])),
    { messages, details: details === 'all' ? details : details.map(({ name }) => name), loadTexts },
  );
}
