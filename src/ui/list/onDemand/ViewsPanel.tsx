import { BookmarkPlus, Settings2 } from 'lucide-react';
import { useLocation, useNavigate, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedView } from '../../../../contract/savedView';
import { lazyPart } from '../../lazy/lazyPart';
import { Menu, MenuItem } from '../../material/overlays';
import { viewQuery } from '../views/viewQuery';
import './viewsPanel.css';

const SaveView = lazyPart(() => import('./SaveView').then(module => module.SaveView));
const ManageViews = lazyPart(() => import('./ManageViews').then(module => module.ManageViews));

interface ViewsPanelProps {
  /** The element that the menu is anchored to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Undefined until they are loaded. */
  views: readonly SavedView[] | undefined;
  failed: boolean;
  /** The view that matches the list's current state. */
  present: SavedView | undefined;
  onChanged: () => void;
}

/** The menu of a list's saved views, with its dialogs. */
export const ViewsPanel = ({ anchor, onClose, views, failed, present, onChanged }: ViewsPanelProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { search } = useLocation();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const own = views?.filter(({ is_own }) => is_own) ?? [];
  const dialogProps = { views: own, onChanged, onClose: () => setDialog(null) };
  const open = (which: typeof dialog) => {
    onClose();
    setDialog(which);
  };
  return (
    <>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={onClose}
          slotProps={{ list: { 'aria-label': translate('app.views.title') } }}
        >
          {!views?.length && (
            <MenuItem disabled>
              {translate(failed ? 'app.views.failed' : views ? 'app.views.none' : 'app.states.loading')}
            </MenuItem>
          )}
          {views?.map(({ id, name, query, is_own, owner }) => (
            <MenuItem
              key={id}
              selected={present?.id === id}
              onClick={() => {
                onClose();
                navigate({ search: query ? `?${query}` : '' });
              }}
            >
              <span className="view-name">
                {name}
                {!is_own && <small>{translate('app.views.of', { name: owner.name })}</small>}
              </span>
            </MenuItem>
          ))}
          <MenuItem divider={false} className="menu-apart" onClick={() => open('save')}>
            <BookmarkPlus size={18} aria-hidden />
            {translate('app.views.save')}
          </MenuItem>
          {own.length > 0 && (
            <MenuItem onClick={() => open('manage')}>
              <Settings2 size={18} aria-hidden />
              {translate('app.views.manage')}
            </MenuItem>
          )}
        </Menu>
      )}
      {dialog === 'save' && <SaveView resource={resource} query={viewQuery(search)} {...dialogProps} />}
      {dialog === 'manage' && <ManageViews {...dialogProps} />}
    </>
  );
};
