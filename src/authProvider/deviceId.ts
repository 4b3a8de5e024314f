const KEY = 'device_id';

/** Returns this browser's id for the server (login and logout, point 7), stable for as long as local storage is kept. */
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

/** used because `crypto.randomUUID` exists only on https and localhost, and an office network may use neither */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
