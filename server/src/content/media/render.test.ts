import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '../../kernel/refuse.ts'
import { render } from './render.ts'

const small = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
const half = { size: { width: 2, height: 2, how: 'fill' as const }, quality: 50 }

test('M09: a hundred requests queue; further ones are asked to retry', async () => {
  const original = await small.png().toBuffer()
  const renditions = await Promise.allSettled(Array.from({ length: 104 }, () => render(original, half, 'png')))
  const refused = renditions.flatMap((rendition) => (rendition.status === 'rejected' ? [rendition.reason as unknown] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
  expect(refused[0]).toBeInstanceOf(Refusal)
  expect((await render(original, half, 'png')).length).toBeGreaterThan(0)
})

test('M09: an image of more than fifty million pixels is refused; the next one is rendered', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  await expect(render(bomb, half, 'jpeg')).rejects.toThrow('pixel limit')
  await expect(render(Buffer.from('no picture'), half, 'jpeg')).rejects.toThrow('unsupported image format')
  expect((await render(await small.jpeg().toBuffer(), half, 'webp')).length).toBeGreaterThan(0)
})
