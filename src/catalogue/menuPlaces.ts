import { type LucideIcon, Tags } from 'lucide-react';
import type { useTranslate } from 'ra-core';
import { slugsOf } from '../../contract/core/endpoint';
import { holdsAny } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import { resources } from '../resources';
import type { MenuPlace } from '../declarations/menuPlace';
import { pages } from '../resources/pages';

interface DeclaredPlace extends MenuPlace {
  to: string;
  /** Where its words are: `resources.banner`, `pages.help`. */
  wordKey: string;
  icon: LucideIcon;
  /** Whether the person may open it; nobody where no call stands behind it. */
  open: boolean;
}

/** Every entry that a declaration puts into the menu, in order within its level. */
export function menuPlaces(): DeclaredPlace[] {
  const ofResources = resources.flatMap(({ name, menu, icon = Tags, paths, endpoints }) => {
    const endpoint = endpointBehind(endpoints, 'list');
    const open = endpoint !== undefined && holdsAny(slugsOf(endpoint));
    return menu && paths.list ? [{ ...menu, to: paths.list, icon, wordKey: `resources.${name}`, open }] : [];
  });
  const ofPages = pages.flatMap(({ name, menu, icon = Tags, path, slugs }) =>
    menu ? [{ ...menu, to: path, icon, wordKey: `pages.${name}`, open: holdsAny(slugs) }] : [],
  );
  return [...ofResources, ...ofPages].toSorted((a, b) => a.order - b.order);
}

/** What the menu calls an entry: its own word, else the page's title, else the records' name. */
export const menuLabel = (wordKey: string, translate: ReturnType<typeof useTranslate>) =>
  translate(`${wordKey}.menu`, {
    _: translate(`${wordKey}.title`, { _: translate(`${wordKey}.name`, { smart_count: 2 }) }),
  });
