// The thread that looks through an uploaded PDF: one crafted to take for ever ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort } from 'node:worker_threads';
import { pdfProblem } from './pdfProblem.mjs';

// an error ends the thread, which is how its starter learns of it
parentPort.on('message', bytes => parentPort.postMessage({ problem: pdfProblem(Buffer.from(bytes)) }));
