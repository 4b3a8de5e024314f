import { ArrowRight } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkItem, WorkQueue } from '../../../../contract/dashboard/workApi';
import { afterDialogs } from '../../../browser/afterDialogs';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../controls/Button';
import { useWork } from './useWork';
import { itemPath } from './workPaths';

interface NextWorkProps {
  /** Queues to continue with: the first of the user's queues among these in which something else waits. */
  queues: readonly WorkQueue[];
  /** Id of the item that was just decided. */
  done: string;
  /** Parts of the decided item may still wait, in which case no next item is offered. */
  whole?: boolean;
  /** Called if there is no next item. */
  onNone?: () => void;
}

/** A link after a decision to the next waiting item, `Berikutnya (4)`, focused so that Enter follows it; nothing if none waits. */
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
  // only once: later responses leave the focus where it is
  useEffect(() => (isRead ? afterDialogs(() => link.current?.focus()) : undefined), [isRead]);
  if (!isRead || !work || !next) return null;
  // the decided item is still counted if it waits for the same user again
  const count = work.count - (waits ? 1 : 0);
  return (
    <Button component={LinkBase} ref={link} to={itemPath(work, next)} variant="contained" endIcon={<ArrowRight />}>
      {translate('app.work.next', { count: formatNumber(count) })}
    </Button>
  );
};
