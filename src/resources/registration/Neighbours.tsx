import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Identifier, useCreatePath, useNavigate, useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/RowAction';
import { isModalOpen, isTyping } from '../../ui/shortcuts/shortcuts';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown';
import { useNeighbours } from '../../ui/useNeighbours';
import './neighbours.css';

/** Links to the previous and next registration in the list from which this one was opened; J and K follow them. */
export const Neighbours = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const neighbours = useNeighbours(id);
  const { previous, next, place = 0, of = 0 } = neighbours ?? {};
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const go = (to: Identifier | undefined) => {
    if (to !== undefined) navigate(createPath({ resource: 'registration', id: to, type: 'show' }));
  };
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModalOpen()) return;
    const key = event.key.toLowerCase();
    if (key === 'j') go(next);
    if (key === 'k') go(previous);
  });
  if (!neighbours || of < 2) return null;
  return (
    <nav className="registration-neighbours" aria-label={t('neighbours')}>
      <RowAction
        aria-label={t('previous')}
        aria-keyshortcuts="K"
        title={`${t('previous')} (K)`}
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        <ChevronLeft size={18} aria-hidden />
      </RowAction>
      <span>{t('place', { place: formatNumber(place), of: formatNumber(of) })}</span>
      <RowAction
        aria-label={t('next')}
        aria-keyshortcuts="J"
        title={`${t('next')} (J)`}
        disabled={next === undefined}
        onClick={() => go(next)}
      >
        <ChevronRight size={18} aria-hidden />
      </RowAction>
    </nav>
  );
};
