import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** The password of all owners in the bench. */
export const ownerPassword = 'a password of the bench'

/** An element as data: its tag, attributes and content. Text is a string. */
export type Markup = string | [tag: string, attributes: Record<string, string>, content: Markup[]]

export interface Vitals {
  firstByte: number
  firstPaint: number
  largestPaint: number
  layoutShift: number
}

export async function withPage<Found>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(options)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The HTML document of a page as the server sends it, without scripts. */
export const markupOf = (browser: Browser, address: string): Promise<Markup> =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    return page.evaluate(() => {
      const read = (node: Node): Markup[] => {
        if (node instanceof Text) return [node.data]
        if (!(node instanceof Element)) return []
        const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
        // Browsers hide nonces in the attributes.
        if (node instanceof HTMLElement && node.nonce) attributes.nonce = node.nonce
        return [[node.localName, attributes, [...node.childNodes].flatMap(read)]]
      }
      return read(document.documentElement)[0]!
    })
  })

/** A connection as Lighthouse simulates it for phones: 1.6 Mbit/s down, 750 kbit/s up, and 150 ms before each answer. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** When a page becomes visible without a cache, in milliseconds since the start of navigation, and its layout shift. */
export const vitalsOf = (
  browser: Browser,
  address: string,
  { isSlow = false, ...options }: BrowserContextOptions & { isSlow?: boolean } = {},
): Promise<Vitals> =>
  withPage(browser, options, async (page) => {
    if (isSlow) {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slowNetwork)
    }
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    return page.evaluate(async () => {
      const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
          setTimeout(() => resolve([]), 200)
        })
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
      return {
        firstByte: navigation!.responseStart,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largestPaint: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? 0,
        layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      }
    })
  })

/** The gzipped size of a page's scripts in bytes, until the network is idle. */
export const scriptBytes = (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<number> =>
  withPage(browser, options, async (page) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  })

/** Signs in as an owner. Returns the browser's storage state with the cookies. */
export const signIn = (
  browser: Browser,
  base: string,
  { email, password = ownerPassword }: { email: string; password?: string },
): Promise<NonNullable<BrowserContextOptions['storageState']>> =>
  withPage(browser, {}, async (page) => {
    await page.goto(`${base}/dashboard/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((address) => !address.pathname.endsWith('/login'))
    return page.context().storageState()
  })
