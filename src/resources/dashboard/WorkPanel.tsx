import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { LinkBase } from 'ra-core';
import type { KeyboardEvent } from 'react';
import type { Work } from '../../../contract/dashboard/workApi';
import { CATEGORIES } from '../../../contract/product';
import { formatNumber } from '../../i18n/numbers';
import { useNow } from '../../ui/display/useNow';
import { useSpanText } from '../../ui/display/useSpanText';
import { useWork } from '../../ui/record/work/useWork';
import { itemPath, queuePath } from '../../ui/record/work/workPaths';
import { Part } from './Part';
import { useDashboardText } from './useDashboardQuery';
import './workPanel.css';

/** Work waiting for the user: each queue with its count and its first items, overdue ones at the top. */
export const WorkPanel = () => {
  const t = useDashboardText();
  const result = useWork();
  return (
    <Part title={t('work')} result={result}>
      {({ list }) => {
        const waiting = list.filter(({ count }) => count > 0);
        if (waiting.length === 0)
          return (
            <p className="work-none row muted">
              <CircleCheck size={16} aria-hidden /> {t('work_none')}
            </p>
          );
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the links, which stay reachable by Tab.
          <div className="work" onKeyDown={moveFocus}>
            {waiting.map(work => (
              <Queue key={`${work.queue} ${work.category_code}`} work={work} />
            ))}
          </div>
        );
      }}
    </Part>
  );
};

const Queue = ({ work }: { work: Work }) => {
  const t = useDashboardText();
  const now = useNow();
  const spanText = useSpanText();
  return (
    <section>
      <h3>
        <LinkBase to={queuePath(work)}>
          <b>{formatNumber(work.count)}</b>{' '}
          <span>{t(`queue.${work.queue}`, { category: work.category_code && CATEGORIES[work.category_code] })}</span>
          <ChevronRight size={16} aria-hidden />
        </LinkBase>
      </h3>
      <ul>
        {work.items.map(item => {
          const left = item.due_at === null ? null : Date.parse(item.due_at) - now.getTime();
          return (
            <li key={item.id}>
              <LinkBase to={itemPath(work, item)}>
                <span>{item.label}</span>
                {item.detail && <small>{item.detail}</small>}
                {left !== null && (
                  <small className="work-due" data-late={left < 0}>
                    {left < 0 && <TriangleAlert size={13} aria-hidden />}
                    {spanText(left)}
                  </small>
                )}
              </LinkBase>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Moves the focus between the panel's links with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  (next as HTMLElement).focus();
}
