import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { useNoun } from '../fields/useNoun';
import { lazyPart } from '../lazy/lazyPart';
import { ConfirmDialog } from './ConfirmDialog';
import { runEach } from './runEach';
import type { ToDelete, useDeleting } from './useDeleting';

const DeleteReport = lazyPart(() => import('./DeleteReport').then(module => module.DeleteReport));
const RunningDialog = lazyPart(() => import('./RunningDialog').then(module => module.RunningDialog));

type DeleteDialogProps = ReturnType<typeof useDeleting>['dialog'] & {
  /** Returns a record's name, if it is known here. */
  nameOf?: (id: unknown) => string | undefined;
  /** How many of the records are not in sight. */
  hidden?: number;
};

/** Asks 'Hapus 3 banner?', with the resource's `delete_text`; for several records it also shows progress and failures. */
export const DeleteDialog = ({
  asked,
  behind,
  report,
  onConfirm,
  onStop,
  onRead,
  nameOf,
  hidden = 0,
  ...rest
}: DeleteDialogProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const noun = useNoun();
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const title = ({ ids, name }: ToDelete) =>
    ids.length === 1 && name
      ? translate('app.delete.one', { noun: noun(), name })
      : translate('app.delete.many', { count: formatNumber(ids.length), noun: noun(ids.length) });
  if (report) return <DeleteReport {...report} nameOf={nameOf} onClose={onRead} />;
  const count = asked?.ids.length ?? 0;
  if (rest.busy && count > 1)
    return (
      <RunningDialog
        title={translate('app.delete.busy')}
        text={translate('app.delete.behind', { behind: formatNumber(behind), count: formatNumber(count) })}
        share={behind / count}
        stop={translate('app.delete.stop')}
        onStop={onStop}
      />
    );
  return (
    <ConfirmDialog
      {...rest}
      onConfirm={() => void onConfirm(runEach)}
      open={asked !== null}
      danger
      title={shown ? title(shown) : ''}
      text={
        <>
          {hidden > 0 && <b>{translate('app.row.bulk_hidden', { count: formatNumber(hidden) })} </b>}
          {translate(`resources.${resource}.delete_text`, { _: '' })}
        </>
      }
      cancel={translate('app.delete.cancel')}
      confirm={translate(rest.busy ? 'app.delete.busy' : 'app.delete.confirm')}
    />
  );
};
