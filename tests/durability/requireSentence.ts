import { type DomainErrors, fill } from '../../contract/core/defineErrors';
import { accessErrors, recordErrors, requestErrors, serverErrors } from '../../contract/core/errors';
import type { ErrorBody } from '../../contract/core/response';

/** The errors allowed while things fail, by code. */
const declared = new Map(
  [accessErrors, recordErrors, requestErrors, serverErrors].flatMap((errors: DomainErrors) =>
    Object.values(errors).map(({ code, id }) => [code, id] as const),
  ),
);

/**
 * Checks that a refusal carries its status, its code and the Indonesian sentence that the contract declares for it, and nothing else: no
 * stack trace, no HTML page.
 * @throws Error that shows the actual response
 */
export function requireSentence(status: number, text: string): ErrorBody {
  const wrong = (why: string) => new Error(`${why}: ${status} ${text.slice(0, 500)}`);
  let body: ErrorBody;
  try {
    body = JSON.parse(text) as ErrorBody;
  } catch {
    throw wrong('Not a sentence');
  }
  if (body.code !== status) throw wrong('Another status in the answer');
  const template = declared.get(body.error?.code ?? '');
  if (!template) throw wrong('A code that nobody expects here');
  const params = { ...body.error?.params, request_id: body.request_id ?? '' };
  // `more` says who overtook the caller
  const more = 'more' in params ? declared.get(String(params.more)) : undefined;
  const sentences = [template, more].flatMap(sentence => (sentence ? fill(sentence, params) : []));
  if (body.message !== sentences.join(' ')) throw wrong('Not the sentence of its code');
  return body;
}
