import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Asks the server that runs on a data folder to put the demo data back, and waits until it has.
 *
 * @param {string} dataDir
 * @returns {Promise<boolean>} false where no server runs there
 * @throws Error with the server's reason where it could not
 */
export function resetRunning(dataDir) {
  return new Promise((resolve, reject) => {
    const socket = connect(join(dataDir, 'reset.sock'));
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    socket.on('error', error =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(false) : reject(error),
    );
    socket.on('end', () =>
      answer === 'ok' ? resolve(true) : reject(new Error(answer || 'The server gave no answer')),
    );
  });
}
