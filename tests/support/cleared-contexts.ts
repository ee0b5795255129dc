import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

// The renderer process of a context has compiled the apps' scripts, which takes longer than most tests. So a context is cleared instead of closed, and taken by
// the next test, also of another file (decision 0105).

interface PooledContext {
  context: BrowserContext
  browser: Browser
  /** The options that can't be changed later. */
  lasting: BrowserContextOptions
  look: Look
  /** The page that keeps the process of a cleared context, until the next page is open. With two pages, a context that goes online again would say so to the
   *  one before the network of the other is back. */
  empty?: Page | undefined
  /** The origins its pages have been on. */
  origins: Set<string>
}

/** The options that a page can get later. */
type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>

const inUse = new Map<BrowserContext, PooledContext>()
/** Cleared ones, the most recently used last. */
let cleared: PooledContext[] = []
/** A test opens at most two or three browsers. */
const keptAfterFile = 4

/** All kinds but cached files. The storage of a tab is gone with its page. */
const storageTypes = 'local_storage,indexeddb,websql,service_workers,cache_storage,file_systems,shared_storage,storage_buckets'

/** A context without cookies and storage: a cleared one, or a new one, which `prepare` is called for. */
export async function takeContext(
  browser: Browser,
  { viewport, colorScheme, permissions = [], javaScriptEnabled = true, ...others }: BrowserContextOptions,
  prepare: (context: BrowserContext) => void,
): Promise<BrowserContext> {
  const look = { ...(viewport && { viewport }), ...(colorScheme && { colorScheme }) }
  const lasting = { ...others, javaScriptEnabled }
  const used = takeCleared(browser, lasting) ?? (await makeContext(browser, lasting, prepare))
  used.look = look
  inUse.set(used.context, used)
  if (permissions.length > 0) await used.context.grantPermissions(permissions)
  return used.context
}

function takeCleared(browser: Browser, lasting: BrowserContextOptions): PooledContext | undefined {
  const key = JSON.stringify(lasting)
  const kept = cleared.findLast((one) => JSON.stringify(one.lasting) === key && one.browser === browser && browser.isConnected())
  cleared = cleared.filter((one) => one !== kept)
  return kept
}

async function makeContext(
  browser: Browser,
  lasting: BrowserContextOptions,
  prepare: (context: BrowserContext) => void,
): Promise<PooledContext> {
  const context = await browser.newContext(lasting)
  const made: PooledContext = { context, browser, lasting, look: {}, origins: new Set() }
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const { look, empty } = made
    made.empty = undefined
    await empty?.close()
    const { viewport, colorScheme } = look
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    return page
  }
  context.on('page', (page) => noteOrigins(page, made.origins))
  prepare(context)
  return made
}

function noteOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const url = URL.parse(frame.url())
    if (url?.protocol.startsWith('http')) origins.add(url.origin)
  })
}

/** Clears a context for the next test. One that can't be cleared is closed. */
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
async function clear(used: PooledContext): Promise<void> {
  const { context, origins } = used
  const [first, ...others] = context.pages()
  used.empty = first
  await Promise.all([...others.map((page) => page.close()), leave(first!)])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), clearStorage(first!, origins)])
  origins.clear()
}

const heard = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const

/** Makes a page empty. Errors aren’t reported while it is left, for example of requests under way. */
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

/** Contexts with other options, for example a touch screen, are rarely needed again. */
const isOrdinary = (lasting: BrowserContextOptions): boolean =>
  Object.keys(lasting).every((option) => ['baseURL', 'locale', 'javaScriptEnabled'].includes(option))

/** The cleared contexts that tests of later files take: those for a server that goes on, at most a few. The others are closed by the caller. */
export function keepCleared(isKept: (baseUrl: string | undefined) => boolean): ReadonlySet<BrowserContext> {
  inUse.clear()
  cleared = cleared
    .filter(({ browser, lasting }) => browser.isConnected() && isKept(lasting.baseURL) && isOrdinary(lasting))
    .slice(-keptAfterFile)
  return new Set(cleared.map(({ context }) => context))
}
