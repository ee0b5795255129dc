import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

// The renderer process of a context has compiled the apps' scripts. A context that is cleared instead of closed keeps it, which saves a quarter of the
// processor's time of a short test (decision 0081).

interface PooledContext {
  context: BrowserContext
  browser: Browser
  options: BrowserContextOptions
  /** The origins its pages have been on. */
  origins: Set<string>
}

const inUse = new Map<BrowserContext, PooledContext>()
let cleared: PooledContext[] = []

/** All kinds but cached files. The storage of a tab is gone with its page. */
const storageTypes = 'local_storage,indexeddb,websql,service_workers,cache_storage,file_systems,shared_storage,storage_buckets'

/** A context without cookies and storage: a cleared one with these options, or a new one, which `prepare` is called for. */
export async function takeContext(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => void,
): Promise<BrowserContext> {
  const key = JSON.stringify(options)
  const kept = cleared.find((one) => JSON.stringify(one.options) === key && one.browser === browser && browser.isConnected())
  if (kept) cleared = cleared.filter((one) => one !== kept)
  const used = kept ?? { context: await browser.newContext(options), browser, options, origins: new Set() }
  inUse.set(used.context, used)
  if (kept) return kept.context
  used.context.on('page', (page) => noteOrigins(page, used.origins))
  prepare(used.context)
  return used.context
}

function noteOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const url = URL.parse(frame.url())
    if (url?.protocol.startsWith('http')) origins.add(url.origin)
  })
}

/** Clears a context for the next test with the same options. One that can't be cleared is closed. */
export async function clearContext(context: BrowserContext): Promise<void> {
  const used = inUse.get(context)
  inUse.delete(context)
  try {
    await clear(used!)
    cleared.push(used!)
  } catch {
    await context.close()
  }
}

/** One page stays open, empty, as a context without pages loses its process. */
async function clear({ context, options: { permissions = [] }, origins }: PooledContext): Promise<void> {
  const [first, ...others] = context.pages()
  await Promise.all([...others.map((page) => page.close()), leave(first!)])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), clearStorage(first!, origins)])
  if (permissions.length > 0) await context.grantPermissions(permissions)
}

const heard = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const

/** Makes a page empty. Nobody hears of errors while it is left, for example of requests under way. */
export async function leave(page: Page): Promise<void> {
  for (const event of heard) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
}

async function clearStorage(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}

/** Drops all contexts: someone else closes them. */
export function dropContexts(): void {
  cleared = []
  inUse.clear()
}
