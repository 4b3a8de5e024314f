import { Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type SavedView, savedViewApi } from '../../../../contract/savedView';
import { call } from '../../../dataProvider/call';
import { Button } from '../../controls/Button';
import { RowAction } from '../../controls/RowAction';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../material/overlays';
import './manageViews.css';

interface ManageViewsProps {
  /** The user's own views. */
  views: readonly SavedView[];
  onChanged: () => void;
  onClose: () => void;
}

/** A dialog in which users delete their own views. */
export const ManageViews = ({ views, onChanged, onClose }: ManageViewsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const remove = async ({ id, name }: SavedView) => {
    try {
      await call(savedViewApi.remove, { params: { id } });
      notify('app.views.removed', { type: 'success', messageArgs: { name } });
      onChanged();
      if (views.length === 1) onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('app.views.manage')}</DialogTitle>
      <DialogContent>
        <ul className="view-list">
          {views.map(view => (
            <li className="row" key={view.id}>
              <span>{view.name}</span>
              {view.is_shared && <small>{translate('app.views.shared')}</small>}
              <RowAction
                aria-label={translate('app.views.remove', { name: view.name })}
                onClick={() => void remove(view)}
              >
                <Trash2 size={16} aria-hidden />
              </RowAction>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.views.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
