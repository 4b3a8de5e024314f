import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Asks the server running on a data folder to restore the demo data, and waits for it.
 * @param {string} dataDir
 * @returns {Promise<boolean>} false if no server is running there
 * @throws Error with the server's message if it failed
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
      answer === 'ok' ? resolve(true) : reject(new Error(answer || 'The server did not respond')),
    );
  });
}
