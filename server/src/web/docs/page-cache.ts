import { compressOnce } from '../../http/compress.ts'

/** Returns the page with this key, or renders it; undefined if there is none. */
export type PageCache = (key: string, render: () => string | undefined) => Buffer | undefined

/** Keeps rendered pages, which are compressed once, up to a number of bytes. The page that was last requested longest ago is dropped first. */
export function createPageCache(bytesMax: number): PageCache {
  const pages = new Map<string, Buffer>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= pages.get(key)?.length ?? 0
    pages.delete(key)
  }
  return (key, render) => {
    const text = pages.has(key) ? undefined : render()
    const page = pages.get(key) ?? (text === undefined ? undefined : compressOnce(Buffer.from(text)))
    if (!page) return undefined
    drop(key)
    pages.set(key, page)
    bytes += page.length
    for (const oldest of pages.keys()) if (bytes > bytesMax) drop(oldest)
    return page
  }
}
