import { Search } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Dialog } from '../ui/material/overlays';
import type { Entry, EntryGroup } from './Entry';
import { matching } from './matching';
import { usePlaces } from './usePlaces';
import { useRecentEntries } from './useRecentEntries';
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
      <div className="palette-input">
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
      <p className="palette-foot" role="status">
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
