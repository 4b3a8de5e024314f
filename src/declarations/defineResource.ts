import type { LucideIcon } from 'lucide-react';
import type { RecordToStringFunction, SortPayload } from 'ra-core';
import type { RegionCode } from '../../contract/area/region';
import type { Endpoint } from '../../contract/core/endpoint';
import { listSchema } from '../../contract/core/listSchema';
import { type EndpointMap, endpointForAction } from '../dataProvider/endpointMap';
import type { ErrorModule } from '../i18n/englishErrors';
import type { InBoth, WithCustom } from '../i18n/merge';
import type { LoadView } from '../routing/lazyView';
import type { ResourcePaths } from '../routing/pathTranslator';
import type { MenuPlace } from './menuPlace';
import type { KnownMessages, ResourceMessages } from './ResourceMessages';

/** What a list opens with. The server preloads its first call from the same defaults. */
export interface ListDefaults {
  sort?: SortPayload;
  perPage?: number;
  filter?: Record<string, unknown>;
}

/** One of the first calls of a page. */
export interface FirstAnswer {
  endpoint: Endpoint;
  options: { query: Record<string, unknown> };
}

interface Declaration<Texts extends ResourceMessages> {
  /** The resource's name in react-admin, without slashes. */
  name: string;
  /** Product URLs of its pages by action. */
  paths: ResourcePaths;
  /** Absent if the menu has no entry for it. */
  menu?: MenuPlace;
  icon?: LucideIcon;
  endpoints: EndpointMap;
  dialect?: 'simple-rest';
  /** Its views; a list, form or show page without one is derived from its calls (`ui/defaultViews`). */
  list?: LoadView;
  /** Its form (`<FormPage>`) for both creating and editing; if those differ, use `create` and `edit`. */
  form?: LoadView;
  create?: LoadView;
  edit?: LoadView;
  show?: LoadView;
  /** Its records have no history, so its default views show none. */
  history?: false;
  /** Further pages below a record, by their key in `paths`. */
  pages?: Record<string, LoadView>;
  listDefaults?: ListDefaults;
  /** The first call of a list view that is not a react-admin list, made with `useEndpointQuery`. */
  firstResponse?: FirstAnswer;
  /** A call for data beside the list's rows, made with `useEndpointQuery` and the list's filter in its query; requested together with the rows. */
  besideRows?: FirstAnswer;
  /** Its form has no address in the specification and opens over the list; a query parameter says which form (`formParams`). */
  formOverList?: true;
  /**
   * Its records have a `region_code`, or lie in several sales regions (none: the whole country). Users bound to regions may change only
   * records that lie entirely in their own.
   */
  regional?: true | ((record: Readonly<Record<string, unknown>>) => readonly RegionCode[]);
  /** Product URL of a record without its own page, within the page that shows it. */
  recordPath?: (record: Readonly<Record<string, unknown>>) => string;
  /** The field that names a record, or a function that returns its name. */
  recordRepresentation?: string | RecordToStringFunction;
  /** Row fields that tell records apart, besides their names: whom an order is for, where a merchant is. */
  recordDetails?: readonly string[];
  /** Where 'Kembali' leads from an action's page; its list by default. */
  back?: Record<string, string>;
  /** The resource whose pages show it, if it has no page of its own. */
  partOf?: string;
  /** `custom` if its own views have many messages: `() => import('./customMessages')`. */
  messages: InBoth<Texts> & WithCustom;
  /** Errors of its calls, loaded along with English: `() => import('../../../contract/price/priceErrors')`. */
  errors?: () => Promise<ErrorModule>;
}

export interface Resource<Texts extends ResourceMessages = ResourceMessages> extends Declaration<Texts> {
  /** Loaders of its views, by action; in the catalogue, those of the default views too. */
  loaders: Readonly<Record<string, LoadView>>;
}

export type DefaultAction = 'list' | 'create' | 'edit' | 'show';

/** The calls from which the default view of an action is derived. */
const DERIVED_FROM: Readonly<Record<string, readonly string[]>> = {
  list: ['getList'],
  create: ['create'],
  edit: ['getOne', 'create', 'update'],
  show: ['getOne'],
} satisfies Record<DefaultAction, string[]>;

export const DEFAULT_PER_PAGE = 25;

/**
 * Declares a resource: its addresses, menu place, calls, views and messages, all in one place. Routes, menu, titles, breadcrumbs,
 * permissions, the page list and the server's preloads are derived from it.
 *
 * @example defineResource({ name: 'banner', paths: { list: '/banner' }, endpoints: { getList: bannerApi.list }, list: () => import('./BannerList'), … })
 */
export function defineResource<const Texts extends ResourceMessages>(
  declaration: Declaration<Texts> & { messages: { id: KnownMessages<Texts> } },
): Resource<Texts> {
  const { name, paths, list, form, show, pages, endpoints } = declaration;
  const { create = paths.create ? form : undefined, edit = paths.edit ? form : undefined } = declaration;
  // A slash would silently disable the unsaved-changes warning in tabbed forms.
  if (name.includes('/')) throw new Error(`Resource '${name}': the name must not contain a slash.`);
  const loaders = Object.entries({ list, create, edit, show, ...pages }).filter(
    (entry): entry is [string, LoadView] => entry[1] !== undefined,
  );
  for (const [action] of loaders)
    if (!paths[action]) throw new Error(`Resource '${name}': the view '${action}' has no path.`);
  for (const action of Object.keys(paths))
    if (!loaders.some(([known]) => known === action) && !DERIVED_FROM[action]?.every(call => endpoints[call]))
      throw new Error(`Resource '${name}': '${action}' has neither a view nor the calls for one.`);
  return { ...declaration, loaders: Object.fromEntries(loaders) };
}

/** Returns the parameters of a list's first call, as react-admin makes it: sorted by the endpoint's first sort field by default. */
export function firstListParams({ listDefaults = {}, endpoints = {} }: Partial<Declaration<ResourceMessages>>) {
  const [field = 'id'] = listSchema(endpointForAction(endpoints, 'list')).sorts ?? [];
  const { sort = { field, order: 'ASC' as const }, perPage = DEFAULT_PER_PAGE, filter = {} } = listDefaults;
  return { sort, filter, pagination: { page: 1, perPage } };
}
