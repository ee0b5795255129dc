import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../kernel/refuse.ts'
import type { Format } from './format.ts'
import { render, UnreadablePicture } from './render.ts'
import type { Transform } from './transform.ts'

const small = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
const half = { size: { width: 2, height: 2, how: 'fill' as const }, quality: 50 }
const draw = (bytes: Buffer, format: Format, transform: Transform = half) =>
  render(() => Promise.resolve(bytes), { transform, format }) as Promise<Buffer>

test('M09: three hundred requests wait for the one at work; further ones are asked to retry', async () => {
  const original = await small.png().toBuffer()
  const renditions = await Promise.allSettled(Array.from({ length: 304 }, () => draw(original, 'png')))
  const refused = renditions.flatMap((rendition) => (rendition.status === 'rejected' ? [rendition.reason as unknown] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
  expect(refused[0]).toBeInstanceOf(Refusal)
  expect((await draw(original, 'png')).length).toBeGreaterThan(0)
})

test('M09: an image of more than fifty million pixels is refused; the next one is rendered', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  await expect(draw(bomb, 'jpeg')).rejects.toThrow(UnreadablePicture)
  await expect(draw(Buffer.from('no picture'), 'jpeg')).rejects.toThrow(UnreadablePicture)
  expect((await draw(await small.jpeg().toBuffer(), 'webp')).length).toBeGreaterThan(0)
})

const stripes = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

test('an animation stays one as WebP and GIF, cropped frame by frame; as JPEG, and where asked, it is its first frame', async () => {
  const frames = await Promise.all(['red', 'green', 'blue'].map(stripes))
  const original = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [90, 90, 90] })
    .toBuffer()
  const transform = { quality: 90, crop: { x: 5, y: 5, width: 10, height: 10 }, size: { width: 8, height: 4, how: 'fill' as const } }
  const pagesOf = async (format: Format, changes: Partial<Transform> = {}) => {
    const {
      pages = 1,
      width,
      pageHeight,
      height,
    } = await sharp(await draw(original, format, { ...transform, ...changes }), { pages: -1 }).metadata()
    return [pages, width, pageHeight ?? height]
  }
  expect(await pagesOf('webp')).toEqual([3, 8, 4])
  expect(await pagesOf('gif')).toEqual([3, 8, 4])
  expect(await pagesOf('jpeg')).toEqual([1, 8, 4])
  expect(await pagesOf('webp', { isStill: true })).toEqual([1, 8, 4])
})

test.each<[string, Partial<Transform>, (before: number[], after: number[]) => void]>([
  ['blur', { adjust: { blur: 5 } }, (before, after) => expect(spread(after)).toBeLessThan(spread(before) / 2)],
  ['brightness', { adjust: { brightness: -50 } }, (before, after) => expect(mean(after)).toBeLessThan(mean(before) - 20)],
  ['contrast', { adjust: { contrast: -80 } }, (before, after) => expect(spread(after)).toBeLessThan(spread(before) / 2)],
  ['sharpening', { sharpen: { radius: 1, amount: 3, threshold: 0 } }, (before, after) => expect(after).not.toEqual(before)],
])('%s has an effect', async (_, changes, compare) => {
  const noise = Buffer.from(Array.from({ length: 32 * 32 * 3 }, (__, at) => ((at * 7919) % 64) + 96))
  const original = await sharp(noise, { raw: { width: 32, height: 32, channels: 3 } })
    .png()
    .toBuffer()
  const pixels = async (transform: Transform) => [
    ...(await sharp(await draw(original, 'png', transform))
      .raw()
      .toBuffer()),
  ]
  compare(await pixels({ quality: 90 }), await pixels({ quality: 90, ...changes }))
})

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

describe('a part of a picture that becomes much smaller is the same as one that is cut out first', () => {
  const [width, height] = [200, 150]
  // Different at each place, and upright only if it is turned.
  const colours = Array.from({ length: width * height }, (_, at) => [(at % width) / width, at / width / height, 0.5])
  const gradient = sharp(Buffer.from(colours.flat().map((share) => Math.round(share * 255))), { raw: { width, height, channels: 3 } })
  const shapes: [string, Partial<Transform>][] = [
    ['a fill', { size: { width: 30, height: 30, how: 'fill' }, center: { x: 0.9, y: 0.2 } }],
    ['a fill that is wide', { size: { width: 61, height: 7, how: 'fill' } }],
    ['a fill of a crop', { crop: { x: 51, y: 27, width: 75, height: 45 }, size: { width: 11, height: 10, how: 'fill' } }],
    ['a crop that fits', { crop: { x: 60, y: 0, width: 86, height: 80 }, size: { width: 33, height: 60, how: 'fit' } }],
  ]

  test.each(shapes)('%s', async (_, shape) => {
    for (const orientation of [1, 6]) {
      const picture = gradient.clone().withMetadata({ orientation })
      const [asJpeg, asWebp, asPng] = await Promise.all(
        [picture.clone().jpeg({ quality: 100 }), picture.clone().webp({ quality: 100 }), picture.clone().png()].map((one) =>
          one.toBuffer(),
        ),
      )
      const pixelsOf = async (bytes: Buffer) =>
        sharp(await draw(bytes, 'png', { quality: 90, ...shape }))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
      // PNG is always cut out first.
      const expected = await pixelsOf(asPng!)
      for (const bytes of [asJpeg!, asWebp!]) {
        const { data, info } = await pixelsOf(bytes)
        expect([info.width, info.height]).toEqual([expected.info.width, expected.info.height])
        const differences = [...data].map((value, at) => Math.abs(value - expected.data[at]!))
        expect(Math.max(...differences)).toBeLessThan(12)
        expect(mean(differences)).toBeLessThan(2.5)
      }
    }
  })
})
