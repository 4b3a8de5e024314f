import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { ToDelete, useDeleting } from './useDeleting';
import { useNoun } from './useNoun';

/** 'Hapus 3 banner?', with what it means from the resource's words (`delete_text`). */
export const DeleteDialog = ({ asked, ...rest }: ReturnType<typeof useDeleting>['dialog']) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const noun = useNoun();
  // What was asked stays readable while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const title = ({ ids, name }: ToDelete) =>
    ids.length === 1 && name
      ? translate('app.delete.one', { noun: noun(), name })
      : translate('app.delete.many', { count: ids.length, noun: noun(ids.length) });
  return (
    <ConfirmDialog
      {...rest}
      open={asked !== null}
      danger
      title={shown ? title(shown) : ''}
      text={translate(`resources.${resource}.delete_text`, { _: '' })}
      cancel={translate('app.delete.cancel')}
      confirm={translate(rest.busy ? 'app.delete.busy' : 'app.delete.confirm')}
    />
  );
};
