import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainFilm, plainPicture } from './public.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-metadata-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = 'SECRET-PLACE'
const exif = { IFD0: { Copyright: secret, Artist: secret }, IFD3: { GPSMapDatum: secret, GPSLatitudeRef: 'N' } }
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${secret}</rdf:Description></rdf:RDF></x:xmpmeta>`

const noise = Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, index) => (index * 7919) % 251))
const taken = (orientation?: number) => {
  const picture = sharp(noise, { raw: { width: 48, height: 32, channels: 3 } })
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
  return orientation === undefined ? picture : picture.withMetadata({ orientation }).withExif(exif).withXmp(xmp)
}

function plain(bytes: Buffer, mimeType: string, orientation = 1) {
  const path = join(folder, 'picture')
  writeFileSync(path, bytes)
  return plainPicture(path, mimeType, orientation)
}

describe('a picture without metadata', () => {
  test.each<[string, (picture: Sharp) => Sharp]>([
    ['image/jpeg', (picture) => picture.jpeg()],
    ['image/jpeg', (picture) => picture.jpeg({ progressive: true })],
    ['image/png', (picture) => picture.png()],
    ['image/webp', (picture) => picture.webp()],
    ['image/tiff', (picture) => picture.tiff()],
    ['image/avif', (picture) => picture.avif({ effort: 0 })],
  ])('%s has the same pixels and profile', async (mimeType, encode) => {
    const bytes = await encode(taken()).toBuffer()
    expect(bytes.includes(secret)).toBe(true)
    const result = (await plain(bytes, mimeType)) as Buffer
    expect(result.includes(secret)).toBe(false)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(result).metadata()]
    expect([after.icc?.length, after.width]).toEqual([before.icc!.length, 48])
    expect((await sharp(result).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true)
    expect(await plain(result, mimeType)).toBeUndefined()
  })

  test.each<[string, (picture: Sharp) => Sharp]>([
    ['image/jpeg', (picture) => picture.jpeg()],
    ['image/png', (picture) => picture.png()],
    ['image/webp', (picture) => picture.webp()],
    ['image/tiff', (picture) => picture.tiff()],
  ])('%s stays turned', async (mimeType, encode) => {
    const bytes = await encode(taken(6)).toBuffer()
    const { orientation } = await sharp(bytes).metadata()
    expect(orientation).toBe(6)
    const result = (await plain(bytes, mimeType, 6)) as Buffer
    expect(result.includes(secret)).toBe(false)
    expect((await sharp(result).metadata()).orientation).toBe(6)
  })

  test('a GIF loses comments and what follows it, and stays animated', async () => {
    const frames = sharp(Buffer.concat([noise, noise.toReversed() as Buffer]), {
      raw: { width: 48, height: 64, channels: 3, pageHeight: 32 },
    })
    const gif = await frames.gif({ loop: 3, delay: [50, 50] }).toBuffer()
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, secret.length), Buffer.from(secret), Buffer.of(0)])
    const at = gif.indexOf(Buffer.of(0x21, 0xff))
    const commented = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), Buffer.from(secret)])
    expect(((await plain(commented, 'image/gif')) as Buffer).equals(gif)).toBe(true)
    expect(await sharp(gif).metadata()).toMatchObject({ pages: 2, loop: 3 })
  })

  test('a JPEG loses the bytes after its end', async () => {
    const bytes = await sharp(noise, { raw: { width: 48, height: 32, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(((await plain(Buffer.concat([bytes, Buffer.from(secret)]), 'image/jpeg')) as Buffer).equals(bytes)).toBe(true)
  })

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff'])('%s of other bytes is malformed', async (mimeType) => {
    expect(await plain(Buffer.from('ÿØnot a picture at all'), mimeType)).toBe('MALFORMED')
  })
})

describe('a film without metadata', () => {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8, 0)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const words = (...values: number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
    return bytes
  }
  const track = (kind: string, offset: number, size: number): Buffer => {
    const tables = [box('stsz', words(0, 0, 1, size)), box('stsc', words(0, 1, 1, 1, 1)), box('stco', words(0, 1, offset))]
    const handler = box('hdlr', words(0, 0), Buffer.from(kind))
    return box('trak', box('udta', Buffer.from(secret)), box('mdia', handler, box('minf', box('stbl', ...tables))))
  }

  test('places and sensors become zeros, and nothing moves', async () => {
    const start = box('ftyp', Buffer.from('isom'))
    const data = box('mdat', Buffer.from(`film${secret}`))
    const sample = start.length + 12
    const movie = box('moov', track('vide', sample - 4, 4), track('meta', sample, secret.length), box('udta', Buffer.from(secret)))
    const film = Buffer.concat([start, data, movie, box('uuid', Buffer.from(secret))])
    writeFileSync(join(folder, 'film'), film)
    const result = await buffer((await plainFilm(join(folder, 'film'), 'video/mp4')) as AsyncIterable<Buffer>)
    expect(result.length).toBe(film.length)
    expect([result.includes('film'), result.includes(secret), result.includes('stbl')]).toEqual([true, false, true])
    writeFileSync(join(folder, 'film'), result)
    expect(await plainFilm(join(folder, 'film'), 'video/mp4')).toBeUndefined()
  })
})
