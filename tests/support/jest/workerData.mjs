/**
 * Loaded first in each process of the server's tests. jest-light-runner 0.8 gives its settings to all workers when the first asks, and to none
 * that asks after: one that loads slower than that waited for ever with its first file. Here they are kept until they are asked for.
 */
const ASKED = 'jest-light-runner-get-worker-data';
const GIVEN = 'jest-light-runner-worker-data';

if (process.send && process.env.TINYPOOL_WORKER_ID) {
  let given;
  // not sooner than the worker itself: what nobody else hears yet would be lost
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
