import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';
import { placeOf } from '../core/placeOf';
import { REPORT_PATH } from '../http/securityHeaders';

/** Reports logged per minute, from one address and in total. */
const PER_ADDRESS = 20;
const IN_ALL = 200;
const MINUTE_MS = 60_000;
/** A report is a few hundred bytes; browsers cut samples of code to 40 characters. */
const MAX_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json'];

const text = z.string().transform(value => value.slice(0, 200));
const optional = text.optional().catch(undefined);

/** The logged part of a report: no query strings and no code, which may hold secrets. */
const report = z.object({
  'document-uri': optional.transform(withoutQuery),
  'effective-directive': optional,
  'violated-directive': optional,
  'blocked-uri': optional.transform(withoutQuery),
  'source-file': optional.transform(withoutQuery),
  'line-number': z.int().optional().catch(undefined),
  disposition: optional,
});

/** Logs browsers' reports of content security policy violations, limited per minute. */
export const violationReports = fp(
  async app => {
    const counts = new LRUCache<string, { count: number }>({ max: 1_000, ttl: MINUTE_MS });
    const isAllowed = (key: string, most: number) => {
      const counter = counts.get(key) ?? { count: 0 };
      counter.count += 1;
      if (counter.count === 1) counts.set(key, counter);
      return counter.count <= most;
    };
    app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new HttpError(422, requestErrors.invalidJson()));
      }
    });
    app.post(
      REPORT_PATH,
      { config: { access: 'public' }, bodyLimit: MAX_BYTES, logLevel: 'warn' },
      async (request, reply) => {
        if (!isAllowed(placeOf(request.ip), PER_ADDRESS) || !isAllowed('', IN_ALL))
          throw new HttpError(429, requestErrors.tooManyReports(), { retryAfter: MINUTE_MS / 1_000 });
        for (const violation of violationsIn(request)) request.log.warn({ violation }, 'policy violated');
        return reply.status(204).send();
      },
    );
  },
  { name: 'violation-reports', encapsulate: true, dependencies: ['request-bodies', 'security-headers'] },
);

/** `report-uri` sends one report in an envelope, `report-to` several; at most five are read. */
function violationsIn({ body }: FastifyRequest): z.output<typeof report>[] {
  const given = Array.isArray(body)
    ? body.map(one => one?.body)
    : [(body as Record<string, unknown> | null)?.['csp-report']];
  return given.slice(0, 5).flatMap(one => {
    const { data } = report.safeParse(one);
    return data?.['effective-directive'] || data?.['violated-directive'] ? [data] : [];
  });
}

function withoutQuery(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/s, '');
}
