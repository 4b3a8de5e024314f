import type { LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MenuItem } from '../../material/overlays';
import { type RecordAction, useRecordAction } from '../../record/useRecordAction';
import { useRowMenu } from './RowMenuContext';

/**
 * A row menu item that performs one of the resource's custom actions on the record, for users who may; the menu's counterpart of
 * `<ActionButton>`.
 *
 * @example <ActionItem action="invite" icon={MailQuestion} /> // actions: { invite: { label, done } }
 */
export const ActionItem = ({ icon: Icon, ...action }: RecordAction & { icon: LucideIcon }) => {
  const translate = useTranslate();
  const { close } = useRowMenu();
  const { may, key, act } = useRecordAction(action);
  if (!may) return null;
  return (
    <MenuItem
      onClick={() => {
        close();
        void act();
      }}
    >
      <Icon size={18} aria-hidden />
      {translate(`${key}.label`)}
    </MenuItem>
  );
};
