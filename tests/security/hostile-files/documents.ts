import { ascii, damaged, type HostileFile, u32, u32le } from './hostile-file.ts'
import { box } from './pictures.ts'

const pdf = (catalog: string, ...objects: string[]): Buffer =>
  ascii(
    [
      '%PDF-1.7',
      `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalog}>> endobj`,
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>> endobj',
      ...objects,
      'trailer <</Root 1 0 R/Size 9>>',
      '%%EOF',
    ].join('\n'),
  )

const pdfs: Readonly<Record<string, Buffer>> = {
  'a PDF with a script': pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
  'a PDF that starts a program': pdf('/OpenAction<</S/Launch/F(/bin/sh)>>'),
  'a PDF that opens a URL': pdf('/OpenAction<</S/URI/URI(http://127.0.0.1:1/)>>'),
  'a PDF with a file in it': pdf('/Names<</EmbeddedFiles<</Names[(a.exe) 4 0 R]>>>>', '4 0 obj <</Type/Filespec/F(a.exe)>> endobj'),
  'a PDF whose pages are a circle': pdf('', '2 0 obj <</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>> endobj'),
  'a PDF of a page of 1e9 points': pdf('', '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 1000000000 1000000000]>> endobj'),
  'a PDF of a billion pages': pdf('', '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1000000000>> endobj'),
  'a PDF that is 50,000 levels deep': pdf(`/X ${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  'a PDF that is encrypted': pdf('', 'trailer <</Root 1 0 R/Encrypt<</Filter/Standard/V 99/R 99/O(x)/U(x)/P -1>>>>'),
  'a PDF that is a page': Buffer.concat([pdf(''), ascii('<script>alert(1)</script>')]),
  'a PDF without an end': ascii('%PDF-1.7\n1 0 obj <<'),
  'a PDF with a stream of filters': pdf('', `4 0 obj <</Length 1/Filter[${'/FlateDecode '.repeat(5000)}]>> stream\nx\nendstream endobj`),
  'an RTF with an object': ascii('{\\rtf1{\\object\\objocx{\\*\\objdata 0105}}}'),
  'an Office file of 1997 of nothing': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, 255)]),
  'a JSON of 100,000 levels': ascii('['.repeat(100_000)),
}

const movie = (...boxes: Buffer[]): Buffer => Buffer.concat([box('ftyp', ascii('isom\0\0\u0002\0isomiso2mp41')), ...boxes])
const header = (duration: number, scale: number): Buffer =>
  box('mvhd', u32(0), u32(0), u32(0), u32(scale), u32(duration), Buffer.alloc(80, 1))

function boxes(levels: number): Buffer {
  let inner = box('free')
  for (let level = 0; level < levels; level++) inner = box('moov', inner)
  return inner
}

const ebml = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff', 'hex')
const wave = (rate: number, size: number): Buffer =>
  Buffer.concat([ascii('RIFF'), u32le(size), ascii('WAVEfmt '), u32le(16), Buffer.from([1, 0, 255, 255]), u32le(rate), u32le(rate), u32le(0), ascii('data'), u32le(size), Buffer.alloc(50)]) // prettier-ignore

const films: Readonly<Record<string, Buffer>> = {
  'a film of nothing': movie(),
  'a film without a time scale': movie(box('moov', header(2 ** 32 - 1, 0))),
  'a film of 136 years': movie(box('moov', header(2 ** 32 - 1, 1))),
  'a film with a box of 4 GB': movie(Buffer.concat([u32(2 ** 32 - 1), ascii('mdat')])),
  'a film with a box of 2^64 bytes': movie(Buffer.concat([u32(1), ascii('moov'), u32(2 ** 32 - 1), u32(2 ** 32 - 1)])),
  'a film with a box of no length': movie(Buffer.concat([u32(2), ascii('moov')])),
  'a film that is 5,000 levels deep': movie(boxes(5000)),
  'a film with a table of a billion samples': movie(
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stsz', u32(0), u32(0), u32(1e9))))))),
  ),
  'a film that refers to a file': movie(
    box(
      'moov',
      box('trak', box('mdia', box('minf', box('dinf', box('dref', u32(0), u32(1), box('url ', u32(0), ascii('file:///etc/passwd\0'))))))),
    ),
  ),
  'a film of QuickTime with a script': movie(
    box('moov', box('rmra', box('rmda', box('rdrf', u32(0), ascii('url '), u32(18), ascii('file:///etc/passwd'))))),
  ),
  'a Matroska of an unknown length': Buffer.concat([ebml, Buffer.alloc(100, 255)]),
  'a Matroska of lies': Buffer.concat([ebml, Buffer.from('1549a96601ffffffffffff00', 'hex')]),
  'an AVI of no frames a second': Buffer.concat([ascii('RIFF'), u32le(2 ** 32 - 1), ascii('AVI LIST'), u32le(2 ** 32 - 1), ascii('hdrlavih'), u32le(56), Buffer.alloc(56, 255)]), // prettier-ignore
  'an MPEG of nothing': Buffer.concat([Buffer.from('000001ba44000400040100', 'hex'), Buffer.alloc(300, 255)]),
  'a FLV of nothing': Buffer.concat([ascii('FLV\u0001\u0005'), u32(9), Buffer.alloc(50, 255)]),
}

const sounds: Readonly<Record<string, Buffer>> = {
  'a sound of 4 GB': wave(44_100, 2 ** 32 - 1),
  'a sound of no rate': wave(0, 50),
  'an MP3 with tags of 256 MB': Buffer.concat([ascii('ID3\u0004\0\0'), Buffer.from([0x7f, 0x7f, 0x7f, 0x7f]), Buffer.alloc(200)]),
  'an MP3 with a picture of a page': Buffer.concat([ascii('ID3\u0003\0\0\0\0\u0001\0APIC'), u32(100), ascii('\0\0\0text/html\0\u0003\0<script>alert(1)</script>'), Buffer.alloc(100)]), // prettier-ignore
  'a FLAC with a picture of 16 MB': Buffer.concat([ascii('fLaC'), Buffer.from([0x86, 255, 255, 255]), Buffer.alloc(100, 255)]),
  'an Ogg of one page without an end': Buffer.concat([
    ascii('OggS\0\u0002'),
    Buffer.alloc(20, 255),
    Buffer.from([255]),
    Buffer.alloc(255, 255),
  ]),
  'an AIFF of lies': Buffer.concat([ascii('FORM'), u32(2 ** 32 - 1), ascii('AIFFCOMM'), u32(18), Buffer.alloc(18, 255)]),
}

const glb = (length: number, chunkLength: number, json: string): Buffer =>
  Buffer.concat([ascii('glTF'), u32le(2), u32le(length), u32le(chunkLength), ascii('JSON'), ascii(json)])

const models: Readonly<Record<string, Buffer>> = {
  'a model of 4 GB': glb(2 ** 32 - 1, 2 ** 32 - 1, '{}'),
  'a model that refers to a file': glb(99, 60, '{"asset":{"version":"2.0"},"buffers":[{"uri":"file:///etc/passwd"}]}'),
  'a model of a billion points': glb(99, 60, '{"asset":{"version":"2.0"},"accessors":[{"count":1e9}]}'),
}

export function hostileDocuments(random: () => number): HostileFile[] {
  const all = Object.entries({ ...pdfs, ...films, ...sounds, ...models })
  const changed = all.slice(0, 10).map(([title, bytes]) => [`${title}, with changed bytes`, damaged(bytes, random, 10)] as const)
  return [...all, ...changed].map(([title, bytes]) => ({ title, name: 'document', bytes }))
}
