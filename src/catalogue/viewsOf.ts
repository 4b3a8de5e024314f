import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { type LazyView, lazyView } from '../routing/lazyView';
import type { CustomMessages } from './CustomMessages';

/** A resource with its views by action, whose code and messages are loaded on demand. */
export interface CatalogueResource extends Resource {
  views: Readonly<Record<string, LazyView>>;
}

/** A resource's views by action, loaded with their own messages and those of the resources that are parts of them. */
export function viewsOf(
  { name, loaders }: Resource,
  resources: readonly Resource[],
  messages: CustomMessages,
): CatalogueResource['views'] {
  const loadMessages = async () => {
    const missing = customLoaders(name, resources).filter(part => !messages.loaded.resources[part.name]);
    const loading = missing.map(async part => [part.name, (await part.load()).custom] as const);
    if (missing.length > 0) await messages.add('resources', Object.fromEntries(await Promise.all(loading)));
  };
  return Object.fromEntries(Object.entries(loaders).map(([action, load]) => [action, lazyView(load, loadMessages)]));
}

/** Loaders of the messages that a resource's views need besides those of the console's start. */
export const customLoaders = (name: string, resources: readonly Resource[]) =>
  resources
    .filter(resource => resource.name === name || resource.partOf === name)
    .flatMap(({ name, messages: { custom } }) => (custom ? [{ name, load: custom }] : []));

/** A page whose view is loaded with its own messages. */
export function withMessages(page: Page, messages: CustomMessages): Page {
  const { name, view } = page;
  const { custom } = page.messages;
  if (!custom) return page;
  const loadMessages = async () => {
    if (!messages.loaded.pages[name]) await messages.add('pages', { [name]: (await custom()).custom });
  };
  return { ...page, View: lazyView(view, loadMessages) };
}
