import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { agreedType, detectMimeType, headBytes } from './detect.ts'

const detected = (bytes: Buffer) => detectMimeType(bytes.subarray(0, headBytes), bytes.length <= headBytes)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

describe('a picture as TIFF', () => {
  const tiff = (edge: number) =>
    sharp({ create: { width: edge, height: edge, channels: 3, background: 'red' } })
      .tiff({ compression: 'none' })
      .toBuffer()
  test('small', async () => expect(await detected(await tiff(10))).toBe('image/tiff'))
  test('so large that its directory isn’t at its beginning', async () => expect(await detected(await tiff(900))).toBe('image/tiff'))
  test.each([
    ['Motorola', '4d4d002a00100000'],
    ['BigTIFF', '49492b0008000000'],
  ])('in the byte order or size of %s', async (_name, head) =>
    expect(await detected(Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(headBytes)]))).toBe('image/tiff'),
  )
  test('none: a raw photo, and a header without a directory', async () => {
    expect(await detected(Buffer.concat([Buffer.from('49492a00100000004352', 'hex'), Buffer.alloc(headBytes)]))).toBe('image/x-canon-cr2')
    expect(await detected(Buffer.from('49492a0000100000', 'hex'))).toBeUndefined()
  })
})

describe('MPEG', () => {
  test.each([
    ['MPEG-1', '000001ba21'],
    ['MPEG-2', '000001ba44'],
    ['a stream of pictures', '000001b3'],
  ])('%s', async (_name, head) => {
    const mimeType = await detected(Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(2000)]))
    expect(mimeType).toBe('video/mpeg')
    expect(agreedType('video/mpeg', mimeType!)).toBe('video/mpeg')
  })
})

describe('text', () => {
  const drawing = '<!DOCTYPE svg [<!ENTITY ns "a">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
  test.each([
    ['a drawing', Buffer.from(drawing), 'image/svg+xml'],
    ['with a mark of its encoding', Buffer.from(`\uFEFF${drawing}`), 'image/svg+xml'],
    ['as XML', Buffer.from(`<?xml version="1.0"?>${drawing}`), 'image/svg+xml'],
    ['as UTF-16', utf16(drawing), 'image/svg+xml'],
    ['as UTF-16 in XML', utf16(`<?xml version="1.0" encoding="UTF-16"?>${drawing}`), 'image/svg+xml'],
    ['in the other byte order', utf16(drawing).swap16(), 'image/svg+xml'],
    ['longer than what is looked at', utf16(`${drawing}<!--${'😀'.repeat(headBytes)}-->`), 'image/svg+xml'],
    ['a page', Buffer.from('<!DOCTYPE html><p>'), 'text/html'],
    ['a page as UTF-16', utf16('<!DOCTYPE html><p>'), undefined],
    ['other text', Buffer.from('Grüße'), 'text/plain'],
    ['other text as UTF-16', utf16('Grüße'), undefined],
    ['a character that isn’t whole', Buffer.from('Grüße'.repeat(20_000)), 'text/plain'],
    ['no text', Buffer.from([1, 0, 200]), undefined],
  ])('%s', async (_title, bytes, mimeType) => expect(await detected(bytes)).toBe(mimeType))
})
