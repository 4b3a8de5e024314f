const KEY = 'device_id';

/** Id of this browser for the server (login and logout, point 7); stable as long as its storage is kept. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = randomId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // storage is blocked: an id for this page only
    return randomId();
  }
}

/** `crypto.randomUUID` exists on https and localhost only, and an office network may have neither */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
