import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { ascii, type HostileFile, u16le, u32le } from './hostile-file.ts'

interface Entry {
  name: string
  content: Buffer
  /** What it says of itself, if that is a lie. */
  size?: number
  /** Mode of UNIX: a link, for example. */
  mode?: number
  offset?: number
}

function zip(entries: readonly Entry[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, size = content.length, mode = 0o100644, offset: at = offset } of entries) {
    const [packed, title] = [deflateRawSync(content, { level: 9 }), Buffer.from(name)]
    const facts = Buffer.concat([u32le(crc32(content)), u32le(packed.length), u32le(size), u16le(title.length), u16le(0)])
    const local = Buffer.concat([ascii('PK\u0003\u0004'), u16le(20), u16le(0), u16le(8), u32le(0), facts, title, packed])
    directory.push(
      Buffer.concat([
        ascii('PK\u0001\u0002'),
        u16le(0x0314),
        u16le(20),
        u16le(0),
        u16le(8),
        u32le(0),
        facts,
        Buffer.alloc(6),
        u32le(mode << 16),
        u32le(at),
        title,
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.concat([
    ascii('PK\u0005\u0006'),
    u32le(0),
    u16le(entries.length),
    u16le(entries.length),
    u32le(list.length),
    u32le(offset),
    u16le(comment.length),
    ascii(comment),
  ])
  return Buffer.concat([...parts, list, end])
}

const only = (name: string, content: Buffer | string, more: Partial<Entry> = {}): Buffer =>
  zip([{ name, content: Buffer.from(content), ...more }])

function tar(name: string, { type = '0', link = '', size = '0' }: { type?: string; link?: string; size?: string } = {}): Buffer {
  const block = Buffer.alloc(512)
  block.write(name, 0)
  block.write('0000777', 100)
  block.write(size.padStart(11, '0'), 124)
  block.write('        ', 148)
  block.write(type, 156)
  block.write(link, 157)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([block, Buffer.alloc(1024)])
}

const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000)

function nested(levels: number): Buffer {
  let bomb = only('0', zeros(10))
  for (let level = 1; level < levels; level++)
    bomb = zip(Array.from({ length: 10 }, (_, index) => ({ name: `${index}.zip`, content: bomb })))
  return bomb
}

const types = '[Content_Types].xml'
const office = (extra: Entry[]): Buffer =>
  zip([
    { name: types, content: ascii('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>') },
    { name: 'word/document.xml', content: ascii('<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><x>&x;</x>') },
    ...extra,
  ])

export function hostileArchives(): HostileFile[] {
  const inside = { name: 'same', content: zeros(5) }
  const archives: Readonly<Record<string, Buffer>> = {
    'a ZIP bomb': only('zeros', zeros(30)),
    'a ZIP bomb of ZIP bombs': nested(5),
    'a ZIP whose entries overlap': zip(
      Array.from({ length: 2000 }, (_, index) => ({ ...inside, name: `${index}`, content: zeros(0), offset: 0 })),
    ),
    'a ZIP with a path upwards': only('../../../../etc/cron.d/x', 'x'),
    'a ZIP with a path of Windows': only('..\\..\\windows\\x', 'x'),
    'a ZIP with an absolute path': only('/etc/passwd', 'x'),
    'a ZIP with a link': only('link', '/etc/passwd', { mode: 0o120777 }),
    'a ZIP that lies about its size': only('x', 'x', { size: 2 ** 32 - 1 }),
    'a ZIP with a name of NUL': only('a\0b', 'x'),
    'a ZIP with a comment that is a page': zip([inside], '<script>alert(1)</script>'),
    'a ZIP of 20,000 entries': zip(Array.from({ length: 20_000 }, (_, index) => ({ name: `${index}`, content: Buffer.alloc(0) }))),
    'the end of a ZIP': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    'the head of a ZIP': Buffer.from('504b0304', 'hex'),
    'an Office file with an entity': office([]),
    'an Office file with macros': office([{ name: 'word/vbaProject.bin', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') }]),
    'an Office file that is a bomb': office([{ name: 'word/media/a.png', content: zeros(30) }]),
    'a book with a page': zip([{ name: 'mimetype', content: ascii('application/epub+zip') }, { name: 'a.xhtml', content: ascii('<script/>') }]), // prettier-ignore
    'a program for Android': zip([{ name: 'AndroidManifest.xml', content: ascii('x') }, { name: 'classes.dex', content: ascii('x') }]), // prettier-ignore
    'a gzip bomb': gzipSync(zeros(60), { level: 9 }),
    'a gzip of a gzip bomb': gzipSync(gzipSync(zeros(20))),
    'a tar with a path upwards': tar('../../etc/passwd'),
    'a tar with a link': tar('link', { type: '2', link: '/etc/passwd' }),
    'a tar with a device': tar('device', { type: '3' }),
    'a tar of a huge size': tar('huge', { size: '77777777777' }),
    'a 7z with a huge header': Buffer.from(`377abcaf271c0004${'ff'.repeat(40)}`, 'hex'),
    'a RAR with a huge header': Buffer.from(`526172211a0701${'ff'.repeat(40)}`, 'hex'),
    'a program for Windows': Buffer.concat([ascii('MZ'), Buffer.alloc(200)]),
    'a program for Linux': Buffer.from(`7f454c46020101${'00'.repeat(100)}`, 'hex'),
    'a program for Java': Buffer.from('cafebabe0000003400', 'hex'),
    'a module of WebAssembly': Buffer.from('0061736d01000000', 'hex'),
  }
  return Object.entries(archives).map(([title, bytes]) => ({ title, name: 'archive', bytes }))
}
