// The thread that parses a page to print: one crafted to take for ever ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort } from 'node:worker_threads';
import { DomUtils } from 'htmlparser2';
import { PageProblem } from './PageProblem.mjs';
import { pdfContent } from './pdfContent.mjs';
import { printableHtml } from './printableHtml.mjs';

/**
 * Answers with the page's markup, which is never longer than the page by more than its escaped characters, or with the content to lay out,
 * which is bounded by the numbers of elements, cells and letters.
 *
 * @param {import('./preparePage').PageWork} work
 */
function prepare({ bytes, as, limits }) {
  const { html, page } = printableHtml(Buffer.from(bytes).toString('utf8'), limits);
  if (as === 'html') return { html };
  const [title] = DomUtils.getElementsByTagName('title', page, true, 1);
  return { title: title ? DomUtils.textContent(title).trim() : '', content: pdfContent(page.children) };
}

// any other error ends the thread, which is how its starter learns of it
parentPort.on('message', work => {
  try {
    parentPort.postMessage(prepare(work));
  } catch (error) {
    if (!(error instanceof PageProblem)) throw error;
    parentPort.postMessage({ problem: error.message });
  }
});
