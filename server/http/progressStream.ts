import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Progress } from '../../contract/core/progress';
import type { Task } from '../core/Task';
import { callerLeft } from './callerLeft';
import { errorBodyOf } from './errorHandler';
import type { TimeLimit } from './timeLimit';

const EVENT_STREAM = 'text/event-stream';
/** Minimum time between two reports, so that a fast task does not flood its reader. */
const PAUSE_MS = 100;

/** Whether the caller asked for progress reports. */
export const wantsProgress = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.split(',').some(type => type.trim().startsWith(EVENT_STREAM)) ?? false;

/** Creates a task of the caller's that is aborted when its connection closes early, or its time is over. */
export function taskOf(
  { raw, request }: FastifyReply,
  { signal }: TimeLimit,
  report: Task['report'] = () => undefined,
): Task {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(callerLeft());
  });
  const person = request.session?.actor.user_id ?? request.ip;
  return { person, signal: AbortSignal.any([controller.signal, signal]), report };
}

/**
 * Runs a call and streams its progress as server-sent events: `progress` with a `Progress`, finally `answer` with the envelope, whose
 * `code` is the status that the call would have had.
 *
 * @param work resolves to the serialised envelope
 */
export function streamProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: TimeLimit,
  work: (task: Task) => Promise<string>,
) {
  const stream = new PassThrough();
  const write = (event: string, data: string) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const report = paced(progress => write('progress', JSON.stringify(progress)));
  void work(taskOf(reply, limit, report))
    .catch(error => JSON.stringify(errorBodyOf(request, error)))
    .then(response => {
      write('answer', response);
      stream.end();
    });
  return reply
    .headers({
      'content-type': `${EVENT_STREAM}; charset=utf-8`,
      'cache-control': 'no-store, no-transform',
      // proxies must not buffer the progress reports
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

/** Throttles reports: passes on the first and last of each step, and a few in between. */
function paced(report: Task['report']): Task['report'] {
  let step: Progress['step'] | undefined;
  let last = 0;
  return progress => {
    const now = Date.now();
    if (progress.step === step && progress.done !== progress.total && now - last < PAUSE_MS) return;
    step = progress.step;
    last = now;
    report(progress);
  };
}
