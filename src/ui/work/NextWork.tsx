import { ArrowRight } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkItem, WorkQueue } from '../../../contract/dashboard/workApi';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../Button';
import { useWork } from './useWork';
import { itemPath } from './workPaths';

interface NextWorkProps {
  /** Of the queues that are the person's, the first of these in which something else waits. */
  queues: readonly WorkQueue[];
  /** What was just decided. */
  done: string;
  /** Of what was decided about parts may still wait: then nothing leads on. */
  whole?: boolean;
  /** Called where nothing waits. */
  onNone?: () => void;
}

/** After a decision: leads on to what waits next, `Berikutnya (4)`, and takes the focus so that Enter does. Nothing where nothing waits. */
export const NextWork = ({ queues, done, whole = false, onNone }: NextWorkProps) => {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const { data, refetch } = useWork();
  const [isRead, setRead] = useState(false);
  const isOther = ({ id }: WorkItem) => id !== done;
  const work = data?.list.find(({ queue, items }) => queues.includes(queue) && items.some(isOther));
  const waits = work?.items.some(item => !isOther(item)) ?? false;
  const next = whole && waits ? undefined : work?.items.find(isOther);
  useEffect(() => void refetch().then(() => setRead(true)), [refetch]);
  const none = useEffectEvent(() => onNone?.());
  const isNone = isRead && !next;
  useEffect(() => {
    if (isNone) none();
  }, [isNone]);
  // once: later answers leave the focus where it is
  useEffect(() => (isRead ? focusAfterDialog(() => link.current?.focus()) : undefined), [isRead]);
  if (!isRead || !work || !next) return null;
  // the decided one is among those that wait where it waits for the same person again
  const count = work.count - (waits ? 1 : 0);
  return (
    <Button component={LinkBase} ref={link} to={itemPath(work, next)} variant="contained" endIcon={<ArrowRight />}>
      {translate('app.work.next', { count: formatNumber(count) })}
    </Button>
  );
};

/** The dialog of the decision gives the focus back as it closes: only then may it go elsewhere. */
function focusAfterDialog(focus: () => void) {
  const timer = window.setInterval(() => {
    if (document.querySelector('.MuiDialog-root')) return;
    window.clearInterval(timer);
    focus();
  }, 50);
  return () => window.clearInterval(timer);
}
