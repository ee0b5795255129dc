import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ascii, damaged, type HostileFile, u16le, u32, u32le } from './hostile-file.ts'

const pngHead = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Buffer, length = data.length): Buffer {
  const body = Buffer.concat([ascii(type), data])
  return Buffer.concat([u32(length), body, u32(crc32(body))])
}

const header = (width: number, height: number, depth = 8, color = 2): Buffer =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, color, 0, 0, 0])]))

const png = (...chunks: Buffer[]): Buffer => Buffer.concat([pngHead, ...chunks, chunk('IEND', Buffer.alloc(0))])

/** Black, one bit for each pixel: hundreds of megapixels in some kilobytes. */
const blank = (edge: number): Buffer =>
  png(header(edge, edge, 1, 0), chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge), { level: 9 })))

const megabytes = (count: number): Buffer => deflateSync(Buffer.alloc(count * 1_000_000), { level: 9 })

const dot = chunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0])))

const pngs = (): [string, Buffer][] => [
  ['a PNG of 60,000 × 60,000 pixels without any', png(header(60_000, 60_000), dot)],
  ['a PNG of 2^31 - 1 pixels squared', png(header(2 ** 31 - 1, 2 ** 31 - 1), dot)],
  ['a PNG without width', png(header(0, 1), dot)],
  ['a PNG of a width below zero', png(header(-1, 1), dot)],
  ['a PNG of 20,000 × 20,000 pixels in 50 kB', blank(20_000)],
  ['a PNG of 7,000 × 7,000 pixels in 6 kB', blank(7000)],
  ['a PNG one pixel high and 30 million wide', png(header(30_000_000, 1, 1, 0), chunk('IDAT', megabytes(4)))],
  ['a PNG with 30 MB of text', png(header(1, 1), chunk('zTXt', Buffer.concat([ascii('Comment\0\0'), megabytes(30)])), dot)],
  ['a PNG with a colour profile of 30 MB', png(header(1, 1), chunk('iCCP', Buffer.concat([ascii('icc\0\0'), megabytes(30)])), dot)],
  ['a PNG with more pixels than its size', png(header(1, 1), chunk('IDAT', megabytes(30)))],
  ['a PNG with a chunk of 2 GB that isn’t there', png(header(1, 1), chunk('tEXt', ascii('x'), 2 ** 31 - 1))],
  ['a PNG with 20,000 empty chunks', png(header(1, 1), ...Array.from({ length: 20_000 }, () => chunk('IDAT', Buffer.alloc(0))), dot)],
  ['a PNG whose end comes first', png(chunk('IEND', Buffer.alloc(0)), header(1, 1), dot)],
  ['a PNG without a header', png(dot)],
  ['a PNG with two headers', png(header(1, 1), header(60_000, 60_000), dot)],
  ['a PNG with an unknown colour type', png(header(1, 1, 8, 77), dot)],
  ['a PNG followed by a page', Buffer.concat([png(header(1, 1), dot), ascii('<script>alert(1)</script>')])],
  ['a PNG with a script of PHP', png(header(1, 1), chunk('tEXt', ascii('Comment\0<?php system($_GET[0]) ?>')), dot)],
  ['the head of a PNG', pngHead],
]

function gif(width: number, height: number, frames: Buffer[]): Buffer {
  const screen = Buffer.concat([ascii('GIF89a'), u16le(width), u16le(height), Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  return Buffer.concat([screen, ascii('!\u00ff\u000bNETSCAPE2.0\u0003\u0001\0\0\0'), ...frames, ascii(';')])
}

const frame = (width: number, height: number, data = Buffer.from([2, 2, 0x44, 1, 0])): Buffer =>
  Buffer.concat([
    Buffer.from('21f90400010000', 'hex'),
    Buffer.from([0]),
    ascii(','),
    u16le(0),
    u16le(0),
    u16le(width),
    u16le(height),
    Buffer.from([0]),
    data,
  ])

const repeated = (part: Buffer, times: number): Buffer[] => Array.from({ length: times }, () => part)

const gifs = (): [string, Buffer][] => [
  ['a GIF of 10,000 frames', gif(1, 1, repeated(frame(1, 1), 10_000))],
  ['a GIF of 900 frames of 65,535 × 65,535 pixels', gif(65_535, 65_535, repeated(frame(1, 1), 900))],
  ['a GIF whose frame is larger than its screen', gif(1, 1, [frame(65_535, 65_535)])],
  ['a GIF without frames', gif(10, 10, [])],
  ['a GIF of a size of zero', gif(0, 0, [frame(0, 0)])],
  ['a GIF of data that doesn’t end', gif(100, 100, [frame(100, 100, Buffer.from([12, 255, ...Buffer.alloc(255, 7)]))])],
  ['a GIF with an impossible code size', gif(1, 1, [frame(1, 1, Buffer.from([200, 2, 0x44, 1, 0]))])],
  ['a GIF that is a script', ascii('GIF89a/*0000*/=1;alert(document.domain)//')],
]

/** One directory of a TIFF, which can name the next one. */
function tiff(entries: [tag: number, type: number, count: number, value: number][], next: number): Buffer {
  const rows = entries.map(([tag, type, count, value]) => Buffer.concat([u16le(tag), u16le(type), u32le(count), u32le(value)]))
  return Buffer.concat([ascii('II*\0'), u32le(8), u16le(entries.length), ...rows, u32le(next)])
}

const tiffs = (): [string, Buffer][] => [
  ['a TIFF whose directories are a circle', tiff([[256, 3, 1, 10]], 8)],
  ['a TIFF of 2^32 - 1 pixels squared', tiff([[256, 4, 1, 2 ** 32 - 1], [257, 4, 1, 2 ** 32 - 1], [273, 4, 1, 8]], 0)], // prettier-ignore
  ['a TIFF with a billion strips', tiff([[256, 4, 1, 10], [257, 4, 1, 10], [273, 4, 1_000_000_000, 8]], 0)], // prettier-ignore
  ['a TIFF that ends before it begins', ascii('II*\0\u00ff\u00ff\u00ff\u00ff')],
]

const bmp = (width: number, height: number): Buffer =>
  Buffer.concat([
    ascii('BM'),
    u32le(58),
    u32le(0),
    u32le(54),
    u32le(40),
    u32le(width),
    u32le(height),
    u16le(1),
    u16le(24),
    Buffer.alloc(28),
  ])

const bmps = (): [string, Buffer][] => [
  ['a BMP of 2^31 - 1 pixels squared', bmp(2 ** 31 - 1, 2 ** 31 - 1)],
  ['a BMP of sizes below zero', bmp(-1, -(2 ** 31))],
]

/** A box of a file of the ISO base media format. */
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), ascii(type), body])
}

const avif = (width: number, height: number): Buffer =>
  Buffer.concat([
    box('ftyp', ascii('avif\0\0\0\0avifmif1')),
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), ascii('pict'), Buffer.alloc(13)),
      box('pitm', u32(0), Buffer.from([0, 1])),
      box('iprp', box('ipco', box('ispe', u32(0), u32(width), u32(height)))),
    ),
  ])

/** Pictures of every format that `sharp` writes, with some bytes changed, and some cut. */
async function damagedPictures(random: () => number, times: number): Promise<[string, Buffer][]> {
  const picture = sharp({
    create: { width: 64, height: 48, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 99, sigma: 30 } },
  })
  const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const
  const found: [string, Buffer][] = []
  for (const format of formats) {
    const whole = await picture.clone().toFormat(format).withMetadata({ orientation: 6 }).toBuffer()
    for (let time = 1; time <= times; time++) found.push([`a ${format} with ${time * 3} changed bytes`, damaged(whole, random, time * 3)])
    found.push([`half a ${format}`, whole.subarray(0, whole.length / 2)], [`the head of a ${format}`, whole.subarray(0, 40)])
    found.push([
      `a ${format} that is an archive too`,
      Buffer.concat([whole, Buffer.from('504b0506000000000000000000000000000000000000', 'hex')]),
    ])
  }
  return found
}

export async function hostilePictures(random: () => number): Promise<HostileFile[]> {
  const all = [
    ...pngs(),
    ...gifs(),
    ...tiffs(),
    ...bmps(),
    ['an AVIF of 2^32 - 1 pixels squared', avif(2 ** 32 - 1, 2 ** 32 - 1)] as const,
    ['an AVIF of 60,000 × 60,000 pixels', avif(60_000, 60_000)] as const,
    ...(await damagedPictures(random, 5)),
  ]
  return all.map(([title, bytes]) => ({ title, name: 'picture', bytes }))
}
