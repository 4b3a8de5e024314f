import type { LucideIcon } from 'lucide-react';
import type { RecordToStringFunction, SortPayload } from 'ra-core';
import type { RegionCode } from '../../contract/area/region';
import type { Endpoint } from '../../contract/core/endpoint';
import { listSchema } from '../../contract/core/listSchema';
import { type EndpointMap, endpointBehind } from '../dataProvider/endpointMap';
import type { ErrorModule } from '../i18n/englishErrors';
import type { InBoth, WithCustom } from '../i18n/merge';
import type { LoadView } from '../routing/lazyView';
import type { ResourcePaths } from '../routing/ResourcePaths';
import type { MenuPlace } from './menuPlace';
import type { KnownMessages, ResourceMessages } from './ResourceMessages';

/** What a list opens with. The server's preload of its first call is made from the same defaults. */
export interface ListDefaults {
  sort?: SortPayload;
  perPage?: number;
  filter?: Record<string, unknown>;
}

/** A call that a page makes first. */
export interface FirstAnswer {
  endpoint: Endpoint;
  options: { query: Record<string, unknown> };
}

interface Declaration<Texts extends ResourceMessages> {
  /** React-admin's name of the resource, without slashes. */
  name: string;
  /** Product URLs of its pages by action. */
  paths: ResourcePaths;
  /** Absent where the menu does not lead here. */
  menu?: MenuPlace;
  icon?: LucideIcon;
  endpoints: EndpointMap;
  dialect?: 'simple-rest';
  list?: LoadView;
  /** Its form (`<FormPage>`) for adding and for changing; where those differ, `create` and `edit`. */
  form?: LoadView;
  create?: LoadView;
  edit?: LoadView;
  show?: LoadView;
  /** Further pages below a record, by the key of their path. */
  pages?: Record<string, LoadView>;
  listDefaults?: ListDefaults;
  /** What its list shows first, where that is no react-admin list: the call that the view makes by `useAnswer`. */
  firstAnswer?: FirstAnswer;
  /** What its list's page shows beside the rows by `useAnswer`, with the list's filter in its query: asked for with them. */
  besideRows?: FirstAnswer;
  /** Its form has no address of its own in the specification and opens over the list: the address's parameter says which (`formParams`). */
  formOverList?: true;
  /**
   * Its records bear `region_code`, or lie in several sales regions (none: the whole country): who is bound to regions changes those
   * alone that lie in the own ones.
   */
  regional?: true | ((record: Readonly<Record<string, unknown>>) => readonly RegionCode[]);
  /** Product URL of a record without a page of its own, in the one that shows it. */
  recordPath?: (record: Readonly<Record<string, unknown>>) => string;
  /** A field, or a function of the record, that says what it is called. */
  recordRepresentation?: string | RecordToStringFunction;
  /** Fields of a list's row that tell its records apart, beside what each is called: whom an order is for, where a merchant is. */
  recordDetails?: readonly string[];
  /** Where 'Kembali' leads from an action's page; its list where nothing is said. */
  back?: Record<string, string>;
  /** The resource whose pages show it, where it has no page of its own. */
  partOf?: string;
  /** `custom` where the messages of its own views are many: `() => import('./customMessages')`. */
  messages: InBoth<Texts> & WithCustom;
  /** The errors of its calls, loaded with English: `() => import('../../../contract/price/priceErrors')`. */
  errors?: () => Promise<ErrorModule>;
}

export interface Resource<Texts extends ResourceMessages = ResourceMessages> extends Declaration<Texts> {
  /** The loaders of its views by action. */
  loaders: Readonly<Record<string, LoadView>>;
}

export const DEFAULT_PER_PAGE = 25;

/**
 * Declares a resource: its addresses, menu place, calls, views and messages, all in one place. Routes, menu, titles, breadcrumbs,
 * rights, the page list and the server's preloads are read from it.
 *
 * @example defineResource({ name: 'banner', paths: { list: '/banner' }, endpoints: { getList: bannerApi.list }, list: () => import('./BannerList'), … })
 */
export function defineResource<const Texts extends ResourceMessages>(
  declaration: Declaration<Texts> & { messages: { id: KnownMessages<Texts> } },
): Resource<Texts> {
  const { name, paths, list, form, show, pages } = declaration;
  const { create = paths.create ? form : undefined, edit = paths.edit ? form : undefined } = declaration;
  // A slash would silently switch off the warning for unsaved changes in tabbed forms.
  if (name.includes('/')) throw new Error(`Resource '${name}': no slash in a name.`);
  const loaders = Object.entries({ list, create, edit, show, ...pages }).filter(
    (entry): entry is [string, LoadView] => entry[1] !== undefined,
  );
  for (const [action] of loaders)
    if (!paths[action]) throw new Error(`Resource '${name}': the view '${action}' has no path.`);
  for (const action of Object.keys(paths))
    if (!loaders.some(([known]) => known === action))
      throw new Error(`Resource '${name}': the path '${action}' has no view.`);
  return { ...declaration, loaders: Object.fromEntries(loaders) };
}

/** The parameters of a list's first call, as react-admin makes it: by the first sort of the endpoint unless another is declared. */
export function firstListParams({ listDefaults = {}, endpoints = {} }: Partial<Declaration<ResourceMessages>>) {
  const [field = 'id'] = listSchema(endpointBehind(endpoints, 'list')).sorts ?? [];
  const { sort = { field, order: 'ASC' as const }, perPage = DEFAULT_PER_PAGE, filter = {} } = listDefaults;
  return { sort, filter, pagination: { page: 1, perPage } };
}
