import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { logout } from '../authProvider/logout';
import { forgetUnsaved, isPageHeld } from '../browser/heldPage';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms the logout (point 8), and warns in the same dialog that unsaved changes will be lost. */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const isHeld = open && isPageHeld();
  return (
    <ConfirmDialog
      open={open}
      title={translate('app.logout.title')}
      text={[translate('app.logout.text'), isHeld && translate('app.leave.text')].filter(Boolean).join(' ')}
      danger={isHeld}
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
        forgetUnsaved()
          .then(logout)
          .catch(() => setFailed(true))
          .finally(() => setLeaving(false));
      }}
    />
  );
};
