import { useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { plainText } from '../../contract/core/plainText';
import { useAddress, useCatalogue } from '../catalogue/CatalogueContext';
import { Dialog } from '../ui/material/overlays';
import { recordLabel } from '../ui/record/recordAddress';
import type { Entry, EntryGroup } from './Entry';
import { usePlaces } from './usePlaces';
import { useRecent } from './useRecent';
import { useRecords } from './useRecords';
import './palette.css';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Command palette: finds and opens pages, actions and records that the user may open, by keyboard alone. */
export const Palette = ({ open, onClose }: PaletteProps) => {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      data-palette
      aria-label={translate('app.palette.title')}
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { className: 'palette' } }}
    >
      <Content onClose={onClose} />
    </Dialog>
  );
};

const Content = ({ onClose }: Pick<PaletteProps, 'onClose'>) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, searching } = useGroups(typed);
  const entries = groups.flatMap(group => group.entries);
  const at = Math.min(active, entries.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const open = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run?.();
    if (entry.to) navigate(entry.to);
  };
  const onKey = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const target = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 6, last),
      PageUp: Math.max(at - 6, 0),
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(entries[at]);
    }
  };

  let index = -1;
  return (
    <>
      <div className="palette-input row gap-12 muted">
        <Search size={18} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it.
          autoFocus
          role="combobox"
          aria-label={translate('app.palette.input')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries[at] ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={translate('app.palette.input')}
          value={typed}
          onChange={event => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={translate('app.palette.title')}>
        {groups.map((group, groupIndex) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <div className="palette-group" id={`${id}-group-${groupIndex}`} role="presentation">
              {group.label}
            </div>
            {group.entries.map(entry => {
              index += 1;
              const own = index;
              const Icon = entry.icon;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focused input handles the keys.
                <div
                  key={entry.id}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === at}
                  onPointerMove={() => setActive(own)}
                  onClick={() => open(entry)}
                >
                  {Icon && <Icon size={18} aria-hidden="true" />}
                  <span>{entry.label}</span>
                  {entry.hint && <small>{entry.hint}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="palette-foot hint" role="status">
        {searching
          ? translate('app.palette.searching')
          : typed && entries.length === 0
            ? translate('app.palette.nothing', { text: typed })
            : typed
              ? translate('app.palette.found', { count: entries.length })
              : translate('app.palette.hint')}
      </p>
    </>
  );
};

/** Returns the results: without input recent pages, then all; otherwise matching entries, and records by name. */
function useGroups(typed: string): { groups: EntryGroup[]; searching: boolean } {
  const translate = useTranslate();
  const { pages, actions } = usePlaces();
  const recent = useRecentEntries(pages);
  const records = useRecords(typed);
  const own = typed.trim()
    ? [
        { label: translate('app.palette.pages'), entries: matching(pages, typed) },
        { label: translate('app.palette.actions'), entries: matching(actions, typed) },
        ...records.groups,
      ]
    : [
        { label: translate('app.palette.recent'), entries: recent },
        { label: translate('app.palette.actions'), entries: actions },
        { label: translate('app.palette.pages'), entries: pages },
      ];
  return { groups: own.filter(({ entries }) => entries.length > 0), searching: records.searching };
}

/** Converts to lower case without accents, written plainly. */
const plain = (text: string) => plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the entries that contain every typed word: first those whose label starts with the text, then those with a word that does. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = plain(typed);
  const words = wanted.split(' ');
  return entries
    .map(entry => ({ entry, label: plain(entry.label), all: plain(`${entry.hint ?? ''} ${entry.label}`) }))
    .filter(({ all }) => words.every(word => all.includes(word)))
    .map(({ entry, label }) => ({
      entry,
      rank: label.startsWith(wanted) ? 0 : ` ${label}`.includes(` ${wanted}`) ? 1 : 2,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Recent pages that the user may still open, except the current one: pages by their menu label, records by name. */
function useRecentEntries(pages: readonly Entry[]): Entry[] {
  const dataProvider = useDataProvider();
  const { canOpen, findResource, translator } = useCatalogue();
  const here = useAddress();
  const recent = useRecent().filter(address => address !== here && canOpen(address));
  const records = recent.flatMap(to => {
    const match = translator.matchProduct(to);
    const resource = match && findResource(match.resource);
    return match?.id && resource?.endpoints.getOne ? [{ to, resource, id: decodeURIComponent(match.id) }] : [];
  });
  const answers = useQueries({
    queries: records.map(({ resource, id }) => ({
      // react-admin's query key of a record, to reuse its cache
      queryKey: [resource.name, 'getOne', { id, meta: undefined }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getOne(resource.name, { id, signal }).then(({ data }) => data),
      meta: { quiet: true },
      retry: false,
      staleTime: 60_000,
    })),
  });
  return recent.flatMap((to): Entry[] => {
    const index = records.findIndex(record => record.to === to);
    const record = records[index];
    const data = answers[index]?.data;
    if (record)
      return data
        ? [{ id: `recent:${to}`, label: recordLabel(record.resource, data), to, icon: record.resource.icon }]
        : [];
    const page = pages.find(entry => entry.to === to);
    return page ? [{ ...page, id: `recent:${to}` }] : [];
  });
}
