import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentApi, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_ELEMENTS, MAX_DOCUMENT_TEXT } from '../../../contract/document';
import { MAX_EXPORTS_AT_ONCE } from '../../../contract/export';
import { pdfText, withoutSpaces } from '../../support/pdfText';
import type { Person } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

const { convert } = documentApi;
const page = (body: string, head = '') => ({
  name: 'index.html',
  bytes: Buffer.from(`<!doctype html><html><head><title>Uji</title>${head}</head><body>${body}</body></html>`),
});

describe('in the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());
  const converted = async (body: string) => (await app.as('helpdesk')).send(convert, { file: page(body) });

  test('headings, paragraphs, lists and tables become text in the PDF, in order', async () => {
    const { status, raw, headers } = await converted(`
      <h1>Pesanan PSN-88214</h1><p>Jl. Cempaka No. 22 &amp; <strong>pagar hijau</strong></p>
      <ul><li>Satu</li><li>Dua</li></ul>
      <table><thead><tr><th>Barang</th><th class="number">Jumlah</th></tr></thead>
      <tbody><tr><td>Bright Gas 5,5 kg</td><td class="number">2</td></tr><tr><th colspan="2">Total Rp 192.000</th></tr></tbody></table>`);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    const text = pdfText(raw);
    const parts = [
      'Pesanan PSN-88214',
      'Jl. Cempaka No. 22 & pagar hijau',
      'Satu',
      'Dua',
      'Barang',
      'Bright Gas 5,5 kg',
      'Total Rp 192.000',
    ];
    const places = parts.map(part => text.indexOf(withoutSpaces(part)));
    expect(places.every(place => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('a long table continues on further pages', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => `<tr><td>Baris ${index}</td><td>x</td></tr>`).join('');
    const { raw } = await converted(`<table><tbody>${rows}</tbody></table>`);
    expect(raw.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(2);
    expect(pdfText(raw)).toContain('Baris149');
  });

  test('ignores scripts, images and styles, and survives uneven tables, lone cells and deep nesting', async () => {
    const { status, raw } = await converted(
      `<script>alert(1)</script><style>p{color:red}</style><img src="http://127.0.0.1:1/x.png"><p>Aman</p><dl><dt>Kunci</dt><dd>Nilai</dd></dl>
       <table><tr><td>a</td></tr><tr><td>b</td><td colspan="900">c</td></tr></table><td>lepas</td>${'<div>'.repeat(200)}dalam`,
    );
    expect(status).toBe(200);
    const text = pdfText(raw);
    for (const part of ['Aman', 'Kunci', 'Nilai', 'lepas']) expect(text).toContain(part);
    expect(text).not.toMatch(/alert|color/);
  });

  test('401 without a session, 422 without text, 413 if too large', async () => {
    expect((await app.anonymous.send(convert, { file: page('<p>x</p>') })).status).toBe(401);
    expect(await converted('<script>1</script>')).toMatchObject({
      status: 422,
      body: { errors: { file: 'Berkas ini tidak berisi teks yang dapat dicetak' } },
    });
    expect((await converted('x'.repeat(3 * 1024 * 1024))).status).toBe(413);
  });

  test('rejects slow layouts before they start: too many elements or too wide a table', async () => {
    const cell = '<td>1</td>';
    for (const table of [cell.repeat(MAX_DOCUMENT_ELEMENTS), `<tr>${cell.repeat(51)}</tr>`]) {
      const message = 'Halaman ini terlalu besar untuk dijadikan PDF. Kurangi isinya, lalu coba lagi.';
      expect(await converted(`<table>${table}</table>`)).toMatchObject({
        status: 422,
        body: { errors: { file: message } },
      });
    }
  });

  const half = MAX_DOCUMENT_BYTES / 2;
  test.each([
    ['closing tags', '</p>'.repeat(half / 4), 'tooLarge'],
    ['lone <', '<'.repeat(half), 'tooLarge'],
    ['comments', '<!--x-->'.repeat(half / 8), 'tooLarge'],
    ['text', 'kata '.repeat(MAX_DOCUMENT_TEXT / 5 + 1), 'tooMuchText'],
    ['one paragraph', 'a '.repeat(10_001), 'longParagraph'],
    ['one word', 'a'.repeat(100_000), 'longWord'],
    ['one word in many runs', '<b>aaaaaaaaaa</b>'.repeat(200), 'longWord'],
    [
      'cells that fill up rows',
      `<table><tr><td colspan="20">1</td></tr>${'<tr><td>1</td></tr>'.repeat(1_001)}</table>`,
      'tooLarge',
    ],
  ])('rejects before the layout: too much of %s', async (_, content, code) => {
    expect(await converted(`<p>x</p>${content}`)).toMatchObject({
      status: 422,
      body: { error: { fields: { file: { code: `document.${code}` } } } },
    });
  });

  test('a style sheet of one word or of brackets as long as a page may be is read in one pass', async () => {
    for (const css of ['a'.repeat(half), 'a('.repeat(half / 2), '<style '.repeat(half / 800), '@'.repeat(half)])
      expect((await converted(`<style>${css}</style><p>Aman</p>`)).status).toBe(200);
  });

  test('the largest allowed table is laid out without blocking the server', async () => {
    const helpdesk = await app.as('helpdesk');
    const rows = `<tr>${'<td>abc defg</td>'.repeat(9)}</tr>`.repeat(MAX_DOCUMENT_ELEMENTS / 10 - 1);
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const file = page(`<table>${rows}</table>`);
    const started = performance.now();
    const { status } = await helpdesk.send(convert, { file });
    clearInterval(beat);
    expect(status).toBe(200);
    expect(longest).toBeLessThan((performance.now() - started) / 2);
  });

  test('a person may have one conversion running and one waiting; more are 429 with Retry-After', async () => {
    const helpdesk = await app.as('helpdesk');
    // takes long enough for all to arrive in the meantime
    const file = page(`<table>${'<tr><td>1</td></tr>'.repeat(500)}</table>`);
    const all = () =>
      Promise.all(Array.from({ length: MAX_EXPORTS_AT_ONCE + 1 }, () => helpdesk.send(convert, { file })));
    const answers = await all();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // their slots are freed with the responses
    expect((await all()).filter(({ status }) => status === 200)).toHaveLength(MAX_EXPORTS_AT_ONCE);
  });

  test('three people who fill their turns do not keep a fourth waiting', async () => {
    const file = page(`<table>${'<tr><td>1</td></tr>'.repeat(1_000)}</table>`);
    const done: string[] = [];
    const ask = async (person: Person, html = file) => {
      const { status } = await (await app.as(person)).send(convert, { file: html });
      done.push(person);
      return status;
    };
    const busy: Person[] = ['helpdesk', 'keuangan', 'marketing'];
    for (const person of [...busy, 'auditor'] as const) await app.as(person);
    const all = busy.flatMap(person => [ask(person), ask(person)]);
    const fourth = ask('auditor', page('<p>Satu halaman</p>'));
    expect(await Promise.all([...all, fourth])).toEqual(Array(7).fill(200));
    // the first of each may be before it, and a second one that began while it was on its way; in order of arrival it would be the last
    expect(done.indexOf('auditor')).toBeLessThanOrEqual(busy.length + 1);
  });
});

describe('with Gotenberg', () => {
  let app: TestApp;
  let gotenberg: Server;
  let asked: { url: string | undefined; body: string }[] = [];
  let answer: { status: number; body: string } = { status: 200, body: '%PDF-1.7 stand-in' };
  beforeAll(async () => {
    gotenberg = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ url: `${request.method} ${request.url}`, body: Buffer.concat(chunks).toString() });
        response.writeHead(answer.status, { 'content-type': 'application/pdf' }).end(answer.body);
      });
    });
    await new Promise<void>(resolve => gotenberg.listen(0, '127.0.0.1', resolve));
    const { port } = gotenberg.address() as AddressInfo;
    app = await startApp({ env: { GOTENBERG_URL: `http://127.0.0.1:${port}/pdf` } });
  });
  afterAll(async () => {
    await app?.close();
    await new Promise(resolve => gotenberg.close(resolve));
  });
  beforeEach(() => {
    asked = [];
  });
  const send = async (head = '') =>
    (await app.as('keuangan')).send(convert, { file: page('<p>Halo</p><img src="http://dalam/x">', head) });

  test('forwards the page with its style but nothing to fetch, and returns Gotenberg’s response', async () => {
    const { status, raw } = await send(
      '<style>p{color:red}</style><style>@import "http://dalam/x.css"</style><script>1</script>',
    );
    expect({ status, pdf: raw.toString() }).toEqual({ status: 200, pdf: '%PDF-1.7 stand-in' });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.url).toBe('POST /pdf/forms/chromium/convert/html');
    expect(asked[0]!.body).toMatch(/name="files"; filename="index.html"/);
    expect(asked[0]!.body).toContain('<p>Halo</p>');
    expect(asked[0]!.body).toContain('color:red');
    expect(asked[0]!.body).not.toMatch(/dalam|script/);
  });

  test('drops style sheets that would make the browser fetch, and adds a policy that forbids fetching', async () => {
    const reach = (style: string) => send(`<style>p{color:teal}</style><style>${style}</style>`);
    const fetching = [
      ...['url', 'URL', 'src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', 'element'].map(
        name => `p{background:${name}("http://dalam/x" 1x)}`,
      ),
      '@import "http://dalam/x.css";',
      '@font-face{font-family:x;src:local("x"),"http://dalam/x"}',
      'p{background:\\75rl("http://dalam/x")}',
    ];
    for (const style of fetching) await reach(style);
    expect(asked).toHaveLength(fetching.length);
    for (const { body } of asked) {
      expect(body).toContain('color:teal');
      expect(body).not.toContain('dalam');
      expect(body).toMatch(
        /<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">/,
      );
    }
    await reach('@page{margin:2cm}@media print{td:nth-child(2){color:rgb(1 2 3);width:calc(10px + 1em)}}');
    expect(asked.at(-1)!.body).toContain('@page{margin:2cm}@media print{td:nth-child(2)');
  });

  test('a Gotenberg that refuses or does not return a PDF is a 502 that says so', async () => {
    for (const given of [
      { status: 500, body: 'Internal' },
      { status: 200, body: '<html>' },
    ]) {
      answer = given;
      expect(await send()).toMatchObject({
        status: 502,
        body: { message: 'Layanan pembuat PDF menolak halaman ini.' },
      });
    }
  });

  test('an unreachable Gotenberg is a 502', async () => {
    await new Promise(resolve => gotenberg.close(resolve));
    gotenberg.closeAllConnections();
    expect(await send()).toMatchObject({ status: 502, body: { error: { code: 'document.away' } } });
  });
});
