/**
 * Loaded first in each process of the server's tests. jest-light-runner 0.8 sends its settings to all workers when the first one asks, and
 * never again: a worker that loaded more slowly waited forever with its first file. Here the settings are kept until asked for.
 */
const ASKED = 'jest-light-runner-get-worker-data';
const GIVEN = 'jest-light-runner-worker-data';

if (process.send && process.env.TINYPOOL_WORKER_ID) {
  let given;
  // not before the worker itself listens: messages with no other listener would be lost
  process.on('newListener', function hear(event) {
    if (event !== 'message') return;
    process.off('newListener', hear);
    process.on('message', message => {
      if (message?.type === GIVEN) given = message;
    });
  });
  const send = process.send.bind(process);
  process.send = (message, ...others) => {
    if (message !== ASKED || !given) return send(message, ...others);
    setImmediate(() => process.emit('message', given));
    return true;
  };
}
