import sharp from 'sharp';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { registrationAt, registrationIn } from './newRegistration';
import { packed, pdf, stream } from './pdfs';

let app: TestApp;
let photo: Buffer;

beforeAll(async () => {
  app = await startApp();
  photo = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#88a' } })
    .withExif({ IFD0: { Copyright: 'rahasia-di-metadata' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app?.close());

const upload = async (bytes: Buffer, name = 'ktp.jpg') =>
  (await app.as('merchant')).send(registrationApi.upload, { file: { name, bytes } });
const stored = async (bytes: Buffer, name?: string) => {
  const { status, body } = await upload(bytes, name);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data as { file: string; file_name: string; mime: string };
};

fourQuestions('a document is stored', {
  app: () => app,
  endpoint: registrationApi.upload,
  as: 'merchant',
  without: 'auditor',
  input: () => ({ file: { name: 'ktp.jpg', bytes: photo } }),
});

test('a document is served only to permitted users, as an inline image or PDF download, sandboxed', async () => {
  const admin = await app.as('merchant');
  const uploads = [
    { type_code: 'ktp' as const, ...(await stored(photo, '../../etc/ktp sri.jpg')) },
    { type_code: 'nib' as const, ...(await stored(pdf(), 'nib.pdf')) },
  ];
  expect(uploads[0]).toMatchObject({ file_name: 'ktp sri.webp', mime: 'image/webp' });
  const documents = uploads.map(({ type_code, file, file_name }) => ({ type_code, file, file_name }));
  const input = await registrationIn(app, 'jbt', { documents });
  const { body } = await admin.call(registrationApi.create, { body: input });
  const [ktp, nib] = body.data.documents;
  const get = async (url: string, as: Parameters<TestApp['as']>[0]) => {
    const [id, name] = url.split('/').slice(-2);
    return (await app.as(as)).send(registrationApi.file, { params: { id: id!, name: name! } });
  };
  const shown = await get(ktp!.file_url, 'merchant');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': "inline; filename*=UTF-8''ktp%20sri.webp",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(shown.raw.includes('rahasia-di-metadata')).toBe(false);
  const kept = await get(nib!.file_url, 'auditor');
  expect(kept.headers['content-disposition']).toBe("attachment; filename*=UTF-8''nib.pdf");
  expect(kept.raw.equals(pdf())).toBe(true);
  // no merchant exists yet that they could see: only the registration's readers see its documents
  expect((await get(ktp!.file_url, 'helpdesk')).status).toBe(404);
  expect((await get(ktp!.file_url, 'tamu')).status).toBe(403);
  expect((await get(ktp!.file_url.replace(/\/[^/]+$/, `/${uploads[1]!.file}`), 'merchant')).status).toBe(404);
  // not among the pictures that everyone may see
  expect((await app.app.inject(`/files/${uploads[0]!.file}`)).statusCode).toBe(404);
});

test('a new document replaces the one of its type and must be checked again', async () => {
  const admin = await app.as('merchant');
  const { id, version, documents } = await registrationAt(app, { status: 'document_review' });
  const { file, file_name } = await stored(photo);
  const document = { type_code: 'ktp' as const, file, file_name, expires_on: '2030-01-31' };
  const { body } = await admin.call(registrationApi.update, { body: { id, version, documents: [document] } });
  expect(body.data.documents).toHaveLength(documents.length);
  expect(body.data.documents[0]).toMatchObject({ type_code: 'ktp', verdict: 'pending', expires_on: '2030-01-31' });
  expect(body.data.events[0]).toMatchObject({ note: 'Diubah: KTP Pemilik atau Penanggung Jawab.' });
});

test('missing, duplicate and PDF-instead-of-photo documents are rejected by their index', async () => {
  const admin = await app.as('merchant');
  const { file } = await stored(pdf(), 'a.pdf');
  const send = async (documents: object[]) =>
    (await admin.send(registrationApi.create, { body: { ...(await registrationIn(app)), documents } })).body.errors;
  const nowhere = '00000000-0000-4000-8000-000000000000.webp';
  expect(await send([{ type_code: 'ktp', file: nowhere, file_name: 'a' }])).toEqual({
    'documents.0.file': 'Berkas tidak ditemukan. Unggah lagi.',
  });
  expect(await send([{ type_code: 'foto_toko', file, file_name: 'a' }])).toEqual({
    'documents.0.file': 'Foto harus berupa gambar',
  });
  const twice = { type_code: 'nib', file, file_name: 'a' };
  expect(await send([twice, twice])).toEqual({ 'documents.1.type_code': 'Dokumen jenis ini sudah ada' });
  expect(await send([{ type_code: 'ktp', file: '../../etc/passwd', file_name: 'a' }])).toEqual({
    'documents.0.file': 'Berkas tidak sah',
  });
});

describe('potentially harmful documents are rejected', () => {
  const zipEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="attacked=1"/>');
  const corpus: Record<string, () => Buffer | Promise<Buffer>> = {
    SVG: () => svg,
    'SVG with the end of a PDF': () => Buffer.concat([svg, Buffer.from('%%EOF')]),
    HTML: () => Buffer.from('<!doctype html><script>attacked=1</script>'),
    'a program': () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]),
    'an ELF program': () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(600)]),
    'a ZIP': () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60), zipEnd]),
    'a GIF that is a script': () => Buffer.from('GIF89a/*attacked*/=1;'),
    nothing: () => Buffer.alloc(0),
    'half a picture': () => photo.subarray(0, photo.length / 2),
    'a picture of too many points': () =>
      sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    'a PDF within something else': () => Buffer.concat([Buffer.from('<script>attacked=1</script>\n'), pdf()]),
    'a PDF with an archive behind': () => Buffer.concat([pdf(), Buffer.from('PK\x03\x04'), zipEnd]),
    'a PDF with an archive whose comment ends it': () =>
      Buffer.concat([pdf(), Buffer.from('PK\x03\x04'), zipEnd, Buffer.from('\n%%EOF')]),
    'half a PDF': () => pdf().subarray(0, 80),
    'a PDF with a script': () =>
      pdf({ catalog: '/OpenAction 5 0 R', objects: ['5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'] }),
    'a PDF with a script in other letters': () => pdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }),
    'a PDF with a packed script': () => pdf({ objects: [packed('5 0 << /S /JavaScript /JS (x) >>')] }),
    'a PDF that starts a program': () => pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    'a PDF with a file in it': () => pdf({ catalog: '/Names << /EmbeddedFiles 5 0 R >>' }),
    'a PDF with a form of its own': () => pdf({ catalog: '/AcroForm << /XFA 5 0 R >>' }),
    'a locked PDF': () => Buffer.from(pdf().toString('latin1').replace('/Size 9', '/Size 9 /Encrypt 8 0 R'), 'latin1'),
    'a PDF that unpacks to very much': () => pdf({ objects: [packed(Buffer.alloc(40 * 1024 * 1024))] }),
    'a PDF packed in a way of its own': () =>
      pdf({ objects: [stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('789c'))] }),
    'a PDF with an endless list of filters': () =>
      pdf({ objects: [stream(`/Type /ObjStm ${'/Filter['.repeat(500_000)}`, Buffer.from('789c'))] }),
  };
  test.each(Object.keys(corpus))('%s', async name => {
    const { status, body } = await upload(await corpus[name]!(), 'ktp.jpg');
    expect([415, 422]).toContain(status);
    expect(body.errors).toEqual({ file: expect.any(String) });
  });

  test.each([
    ['a PDF with a script', 'skrip'],
    ['a PDF with a script in other letters', 'skrip'],
    ['a PDF with a packed script', 'skrip'],
    ['a PDF that unpacks to very much', 'tidak dapat diperiksa'],
    ['a PDF with an endless list of filters', 'tidak dapat diperiksa'],
    ['a locked PDF', 'terkunci'],
    ['a PDF with an archive whose comment ends it', 'tercampur'],
    ['a picture of too many points', '40 juta'],
  ])('%s, with the reason', async (name, why) => {
    expect((await upload(await corpus[name]!())).body.message).toContain(why);
  });

  test('more than 5 MB', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

test('harmless look-alikes are accepted: a script appended to a photo is stripped, PDF text may say anything', async () => {
  const admin = await app.as('merchant');
  const polyglot = Buffer.concat([photo, Buffer.from('<script>attacked=1</script>')]);
  const { file, file_name } = await stored(polyglot);
  const documents = [{ type_code: 'ktp' as const, file, file_name }];
  const { body } = await admin.call(registrationApi.create, { body: await registrationIn(app, 'jbt', { documents }) });
  const [id, name] = body.data.documents[0]!.file_url.split('/').slice(-2);
  const { raw } = await admin.send(registrationApi.file, { params: { id: id!, name: name! } });
  expect(raw.includes('attacked')).toBe(false);
  await stored(pdf({ objects: [stream('', Buffer.from('BT (/JavaScript /JS) Tj ET'))] }), 'a.pdf');
  await stored(pdf({ objects: [packed('5 0 << /Type /Font /BaseFont /Helvetica >>')] }), 'a.pdf');
});
