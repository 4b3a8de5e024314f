import { Bookmark, BookmarkPlus, ChevronDown, Settings2 } from 'lucide-react';
import { useLocation, useNavigate, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { savedViewApi } from '../../../../contract/savedView';
import { useAnswer } from '../../../dataProvider/useAnswer';
import { Button } from '../../Button';
import { lazyPart } from '../../lazyPart';
import { Menu, MenuItem } from '../../material/overlays';
import { sameView, viewQuery } from './viewQuery';
import './viewsMenu.css';

const SaveView = lazyPart(() => import('./SaveView').then(module => module.SaveView));
const ManageViews = lazyPart(() => import('./ManageViews').then(module => module.ManageViews));

/** Saved views of the list, the person's own and shared ones, and saving the current one. */
export const ViewsMenu = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [wanted, setWanted] = useState(false);
  const { data, error, refetch } = useAnswer(
    savedViewApi.list,
    { query: { resource } },
    { enabled: wanted, staleTime: 30_000, retry: false },
  );
  const views = data?.list ?? [];
  const present = views.find(({ query }) => sameView(query, search));
  const close = () => setAnchor(null);
  const title = translate('app.views.title');
  const dialogProps = {
    views: views.filter(({ is_own }) => is_own),
    onChanged: () => void refetch(),
    onClose: () => setDialog(null),
  };
  return (
    <>
      <Button
        className="views"
        data-chosen={present !== undefined}
        size="small"
        startIcon={<Bookmark />}
        endIcon={<ChevronDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => setWanted(true)}
        onClick={event => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      >
        <span className="views-name">{present?.name ?? title}</span>
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': title } }}>
          {views.length === 0 && (
            <MenuItem disabled>
              {translate(error ? 'app.views.failed' : data ? 'app.views.none' : 'app.states.loading')}
            </MenuItem>
          )}
          {views.map(({ id, name, query, is_own, owner }) => (
            <MenuItem
              key={id}
              selected={present?.id === id}
              onClick={() => {
                close();
                navigate({ search: query ? `?${query}` : '' });
              }}
            >
              <span className="view-name">
                {name}
                {!is_own && <small>{translate('app.views.of', { name: owner.name })}</small>}
              </span>
            </MenuItem>
          ))}
          <MenuItem
            divider={false}
            className="menu-apart"
            onClick={() => {
              close();
              setDialog('save');
            }}
          >
            <BookmarkPlus size={18} aria-hidden />
            {translate('app.views.save')}
          </MenuItem>
          {views.some(({ is_own }) => is_own) && (
            <MenuItem
              onClick={() => {
                close();
                setDialog('manage');
              }}
            >
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
