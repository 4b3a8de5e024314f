import { useTranslate } from 'ra-core';
import { useId, useState, useSyncExternalStore } from 'react';
import { leaveExpiredSession } from '../authProvider/logout';
import { onExpired, whyExpired } from '../dataProvider/sessionExpiry';
import { Button } from '../ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../ui/material/overlays';

/**
 * 'Sesi Berakhir' (point 8): opens when the session has expired, with the reason if somebody ended it. Only OK closes it, not Esc or a click outside.
 * Mounted once, above the layouts.
 */
export const SessionExpiredDialog = () => {
  const translate = useTranslate();
  const why = useSyncExternalStore(onExpired, whyExpired);
  const [leaving, setLeaving] = useState(false);
  const id = useId();
  return (
    <Dialog
      open={why !== undefined}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      disableEscapeKeyDown
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('app.session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {[translate('app.session.text'), why].filter(Boolean).join(' ')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            void leaveExpiredSession();
          }}
        >
          {translate('app.session.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
