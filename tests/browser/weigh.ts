import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The total size of files, each compressed separately. They are fetched again, as the browser may have evicted them from its cache. */
export async function gzippedBytes(page: Page, urls: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const url of urls) bytes += gzipSync(await (await page.request.get(url)).body()).length
  return bytes
}
