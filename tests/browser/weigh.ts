import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** What files weigh together, each compressed by itself. They are fetched again: what a page has left behind, the browser may have forgotten. */
export async function gzippedBytes(page: Page, urls: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const url of urls) bytes += gzipSync(await (await page.request.get(url)).body()).length
  return bytes
}
