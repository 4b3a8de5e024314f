import { useEffect, useState } from 'react';
import { registrationApi } from '../../../contract/registration/registrationApi';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { call } from '../../dataProvider/call';

const BEAT_MS = 15_000;

/** Reports the page as open, and returns its other viewers and the newest version. */
export function usePresence(id: string, known: Registration['viewers']) {
  const [presence, setPresence] = useState({ viewers: known, newest: 0 });
  useEffect(() => {
    let open = true;
    const params = { id };
    // best effort: nothing depends on it, and it fails in a read-only session or without network
    const beat = () =>
      call(registrationApi.present, { params }).then(
        ({ viewers, version }) => open && setPresence({ viewers, newest: version }),
        () => undefined,
      );
    void beat();
    const timer = window.setInterval(beat, BEAT_MS);
    return () => {
      open = false;
      window.clearInterval(timer);
      call(registrationApi.leave, { params }).catch(() => undefined);
    };
  }, [id]);
  return presence;
}
