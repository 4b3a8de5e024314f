const KEY = 'device_id';

/** Names this browser to the server (login and logout, point 7); the same for as long as its storage is kept. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = randomId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // Storage is refused: a name for this page alone.
    return randomId();
  }
}

/** `crypto.randomUUID` exists on https and localhost only; the server may stand in an office network without either. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
