import { Bookmark, ChevronDown } from 'lucide-react';
import { useLocation, useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { savedViewApi } from '../../../../contract/savedView';
import { whenIdle } from '../../../browser/whenIdle';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { Button } from '../../controls/Button';
import { lazyPart } from '../../lazy/lazyPart';
import { sameView } from './viewQuery';
import './viewsMenu.css';

const ViewsPanel = lazyPart(() => import('../onDemand/ViewsPanel').then(module => module.ViewsPanel));

/** The list's saved views, the user's own and shared ones, with a way to save the current state. */
export const ViewsMenu = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  // hovering must not render the panel, whose code might fail to load and so reload the page
  const [opened, setOpened] = useState(false);
  const { data, error, refetch } = useEndpointQuery(
    savedViewApi.list,
    { query: { resource } },
    { enabled: wanted, staleTime: 30_000, retry: false },
  );
  const present = data?.list.find(({ query }) => sameView(query, search));
  useEffect(() => whenIdle(() => void ViewsPanel.preload()), []);
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
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <span className="views-name">{present?.name ?? translate('app.views.title')}</span>
      </Button>
      {opened && (
        <ViewsPanel
          anchor={anchor}
          onClose={() => setAnchor(null)}
          views={data?.list}
          failed={error !== null}
          present={present}
          onChanged={() => void refetch()}
        />
      )}
    </>
  );
};
