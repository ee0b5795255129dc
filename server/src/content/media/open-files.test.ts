import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, pngOf } from '../../../../tests/support/uploads.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const openFiles = (): number => readdirSync('/proc/self/fd').length

test.runIf(process.platform === 'linux')('M20: ranges, HEADs, and readers who leave, keep no file open', async () => {
  const { id } = await storeFile(site, { mimeType: 'image/png', width: 300, height: 300 }, await pngOf(300, 300))
  const urls = [`${site.baseUrl}/media/${id}`, `${site.baseUrl}/media/${id}/v1/fill/w_50,h_50/a.png`]
  const round = async (count: number): Promise<void> => {
    for (let number = 0; number < count; number++) {
      for (const url of urls) {
        await (await fetch(url, { headers: { range: `bytes=${number}-${number + 5}` } })).arrayBuffer()
        await fetch(url, { method: 'HEAD' })
        await (await fetch(url, { headers: { range: 'bytes=999999-' } })).arrayBuffer()
        await (await fetch(url)).body?.cancel()
      }
    }
  }
  await round(2)
  const before = openFiles()
  await round(30)
  await expect.poll(openFiles).toBeLessThan(before + 10)
})
