import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { closeMediaSite, codeOf, makeMediaSite, pngOf, type MediaSite } from '../../../../tests/support/uploads.ts'
import { filesIn } from '../file-store/public.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">${content}</svg>`

/** The URL of a drawing, as if it had been processed. */
async function drawn(svg: string): Promise<string> {
  const facts = { mediaType: 'VECTOR', mimeType: 'image/svg+xml', width: 24, height: 12 } as const
  const { id } = await storeFile(site, facts, Buffer.from(svg))
  return `${site.baseUrl}/media/${id}`
}

const pixelsOf = async (url: string) => {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  const { data, info } = await sharp(bytes).raw().ensureAlpha().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, first: [...data.subarray(0, 4)], last: [...data.subarray(-4)] }
}

describe('a drawing', () => {
  test('200: is a PNG of any size where the URL says so, with what is transparent', async () => {
    const url = await drawn(svgOf('<rect width="12" height="12" fill="#008000"/>'))
    const answer = await fetch(`${url}/v1/fit/w_480,h_128,enc_png/logo.png`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    const whole = { width: 256, height: 128, first: [0, 128, 0, 255], last: [0, 0, 0, 0] }
    expect(await pixelsOf(`${url}/v1/fit/w_480,h_128,enc_png/logo.png`)).toEqual(whole)
    expect(await pixelsOf(`${url}/v1/fill/w_10,h_10,al_l,enc_png/logo.png`)).toMatchObject({
      width: 10,
      height: 10,
      last: [0, 128, 0, 255],
    })
  })

  test('200: is drawn once for all of its sizes', async () => {
    const url = await drawn(svgOf('<rect width="24" height="12" fill="#008000"/>'))
    await fetch(`${url}/v1/fit/w_48,h_24,enc_png/a.png`)
    const drawings = await drawingsOf(site.settings.dataFolder)
    await fetch(`${url}/v1/fit/w_96,h_48,enc_png/a.png`)
    expect(await drawingsOf(site.settings.dataFolder)).toEqual(drawings)
  })

  test.each(['v1/fit/w_480,h_128/a.svg', 'v1/fit/w_480,h_128,enc_auto/a.svg', 'v1/crop/x_0,y_0,w_4,h_4,enc_png/a.svg'])(
    '200: is served as it is by %s',
    async (rest) => {
      const svg = svgOf('<rect width="1" height="1"/>')
      const answer = await fetch(`${await drawn(svg)}/${rest}`, { headers: { accept: 'image/avif,image/webp' } })
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', svg])
    },
  )

  test('nothing else of the machine is in it', async () => {
    const path = join(site.settings.dataFolder, 'secret.png')
    writeFileSync(path, await pngOf(24, 12))
    const image = (href: string) => `<image width="24" height="12" href="${href}"/>`
    const url = await drawn(svgOf([`file://${path}`, path, 'secret.png', '../secret.png', '../../../secret.png'].map(image).join('')))
    expect(await pixelsOf(`${url}/v1/fit/w_24,h_12,enc_png/a.png`)).toMatchObject({ first: [0, 0, 0, 0], last: [0, 0, 0, 0] })
  })

  test.each([
    ['isn’t XML', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['has no end of references', svgOf(`<g id="a"/>${nested(12)}`)],
  ])('422: that %s, however often', async (_what, svg) => {
    const url = `${await drawn(svg)}/v1/fit/w_24,h_12,enc_png/a.png`
    const answers = [await fetch(url), await fetch(url)]
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      [422, 'PICTURE_UNREADABLE'],
      [422, 'PICTURE_UNREADABLE'],
    ])
  })
})

/** The PNGs that renditions are made from, by the numbers of their files. One that is drawn again is another file. */
async function drawingsOf(dataFolder: string): Promise<number[]> {
  const numbers: number[] = []
  for await (const { path } of filesIn(join(dataFolder, 'media', 'renditions')))
    if ((await sharp(path).metadata()).width === 2000) numbers.push(statSync(path).ino)
  return numbers.sort()
}

/** Each group has ten of the one before. */
function nested(depth: number): string {
  const groups = Array.from({ length: depth }, (_, index) => `<g id="a${index + 1}">${`<use href="#a${index || ''}"/>`.repeat(10)}</g>`)
  return `${groups.join('')}<use href="#a${depth}"/>`
}
