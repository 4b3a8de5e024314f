import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../catalogue/menuOf';
import { Tooltip } from '../ui/controls/Tooltip';
import { useDropdown } from '../ui/controls/useDropdown';
import { PlainLink } from '../ui/display/PlainLink';
import { idlePart } from '../ui/lazy/idlePart';
import { Menu, MenuItem } from '../ui/material/overlays';
import './sidebar.css';

interface SidebarEntryProps {
  entry: MenuEntry;
  wide: boolean;
  /** Whether the current page is this entry's, or below it. */
  here: boolean;
  /** The address of the child that the current page is at or below. */
  current: string | undefined;
  onGo: (to: string) => void;
  onNavigate?: (() => void) | undefined;
}

const Entry = ({ wide, ...props }: SidebarEntryProps) => {
  const { entry, here, onGo, onNavigate } = props;
  const Icon = entry.icon;
  if (entry.children?.length) return wide ? <OpenParent {...props} /> : <FlyoutParent {...props} />;
  const link = (
    <PlainLink
      className="side-link"
      to={entry.to}
      onGo={onGo}
      aria-label={wide ? undefined : entry.label}
      aria-current={here ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={18} aria-hidden="true" />
      {wide && (
        <>
          <span>{entry.label}</span>
          <MenuCount paths={[entry.to]} />
        </>
      )}
    </PlainLink>
  );
  return (
    <li>
      {wide ? (
        link
      ) : (
        <Tooltip title={entry.label} placement="right">
          {link}
        </Tooltip>
      )}
    </li>
  );
};

/**
 * One menu item: a link, or a button that opens its children (below it, or next to the narrow sidebar). Navigation rerenders it only if it
 * becomes or ceases to be the current one.
 */
export const SidebarEntry = memo(Entry);

type ParentProps = Omit<SidebarEntryProps, 'wide'>;

const OpenParent = ({ entry, here, current, onGo, onNavigate }: ParentProps) => {
  const [open, setOpen] = useState(here);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const Icon = entry.icon;
  const toggle = () => setOpen(!open);
  const [clicked, setClicked] = useState(false);
  // the page may have been reached without the menu
  useEffect(() => {
    if (here) setOpen(true);
  }, [here]);
  // a group at the bottom would open out of view (point 2: it scrolls to the bottom)
  useEffect(() => {
    if (open && clicked) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, clicked]);
  return (
    <li>
      <button
        type="button"
        className="side-link"
        data-here={here}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setClicked(true);
          toggle();
        }}
      >
        <Icon size={18} aria-hidden="true" />
        <span>{entry.label}</span>
        {!open && <MenuCount paths={entry.children?.map(({ to }) => to) ?? []} />}
        <ChevronRight className="side-chevron" size={14} aria-hidden="true" />
      </button>
      <ul id={listId} ref={list} className="side-sub" hidden={!open}>
        {entry.children?.map(({ label, to }) => (
          <li key={to}>
            <PlainLink
              className="side-link"
              to={to}
              onGo={onGo}
              aria-current={to === current ? 'page' : undefined}
              onClick={onNavigate}
            >
              <span>{label}</span>
              <MenuCount paths={[to]} />
            </PlainLink>
          </li>
        ))}
      </ul>
    </li>
  );
};

const FlyoutParent = ({ entry, here, current, onNavigate }: ParentProps) => {
  const { open, button, floating, close } = useDropdown();
  const Icon = entry.icon;
  return (
    <li>
      <Tooltip title={open ? '' : entry.label} placement="right">
        <button
          type="button"
          className="side-link"
          data-here={here}
          aria-label={entry.label}
          aria-haspopup="menu"
          {...button}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </Tooltip>
      <Menu
        {...floating}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': entry.label }, paper: { sx: { ml: 1, minWidth: 184 } } }}
      >
        {entry.children?.map(({ label, to }) => (
          <MenuItem
            key={to}
            component={Link}
            to={to}
            selected={to === current}
            aria-current={to === current ? 'page' : undefined}
            onClick={() => {
              close();
              onNavigate?.();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
};

/** Number of items waiting behind a menu entry. */
const MenuCount = idlePart(() => import('../ui/record/work/MenuCount').then(module => module.MenuCount));
