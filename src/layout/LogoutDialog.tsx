import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { logout } from '../authProvider/logout';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms the logout (point 8). */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      title={translate('app.logout.title')}
      text={translate('app.logout.text')}
      cancel={translate('app.logout.cancel')}
      confirm={translate('app.logout.confirm')}
      {...(leaving && { busy: true })}
      {...(failed && { error: translate('app.logout.failed') })}
      onCancel={() => {
        setFailed(false);
        onClose();
      }}
      onConfirm={() => {
        setFailed(false);
        setLeaving(true);
        logout()
          .catch(() => setFailed(true))
          .finally(() => setLeaving(false));
      }}
    />
  );
};
