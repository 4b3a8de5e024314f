// The thread that watches the event loop of the main thread. Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';

const { shared, places, routes, seconds } = workerData;

/** How long the main thread may take to be interrupted. */
const INTERRUPT_MS = 3_000;
const FRAMES = 12;
const FATAL = 60;

let beats = -1;
let missed = 0;

// counted in turns of this thread: while the whole process is suspended, neither thread runs
const timer = setInterval(() => {
  const now = Atomics.load(shared, places.beats);
  missed = now === beats && shared[places.debugged] === 0 ? missed + 1 : 0;
  beats = now;
  if (missed < seconds) return;
  clearInterval(timer);
  end();
}, 1_000);

/** Interrupts the main thread, logs what it was doing, and ends the process. */
function end() {
  const running = [...new Set(shared.slice(places.slots).filter(Boolean))].map(number => routes[number - 1]);
  const session = new Session();
  session.connectToMainThread();
  const files = new Map();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    report(
      running,
      callFrames
        .slice(0, FRAMES)
        .map(
          ({ functionName, location: { scriptId, lineNumber } }) =>
            `    at ${functionName || 'anonymous'} (${files.get(scriptId)}:${lineNumber + 1})`,
        )
        .join('\n'),
    );
    const [{ callFrameId }] = callFrames;
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'process.exit(1)' });
    // the exit waits for it
    session.disconnect();
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(() => {
    report(running);
    process.kill(process.pid, 'SIGKILL');
  }, INTERRUPT_MS);
}

function report(running, stack) {
  const line = { level: FATAL, time: Date.now(), pid: process.pid, hostname: hostname(), routes: running, stack };
  try {
    writeSync(
      1,
      `${JSON.stringify({ ...line, msg: `the event loop stood still for ${seconds} s: the process exits` })}\n`,
    );
  } catch {
    // a full pipe must not keep it from ending
  }
}
