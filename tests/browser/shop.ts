import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, TestRunner } from 'vitest'
import { sampleShop, type SeedProduct } from '@stoa/seed'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { closeContext, closeContexts, workerChromium } from '../support/chromium.ts'
import { clearContext, takeContext } from '../support/cleared-contexts.ts'
import { startStoa, workerStoa, type RunningStoa } from '../support/server.ts'
import { awaits } from './awake.ts'
import { asOwner } from './buying.ts'

/** A shop and a browser. */
export interface Shop {
  stoa: RunningStoa
  browser: Browser
  /** A page in a separate browser context, closed after the test, or after the file if it was opened outside a test. Without cookies and storage, but files
   *  may be cached by an earlier test, unless the context `isNew`. A test that changes all later pages of its context, for example their clock, needs a new
   *  one too. */
  open(options?: BrowserContextOptions & { pictures?: boolean; isNew?: boolean }): Promise<Page>
  /** The same with the owner signed in: with a new session, and no page opened yet. */
  openAsOwner: Shop['open']
  /** Records the errors of a page. */
  watch(page: Page): void
  /** The errors of the watched pages: script errors and content security policy violations. A test fails over those that it leaves here. */
  troubles: string[]
  /** Ignores the errors so far that the browser reports because of what the test does. */
  ignoreTroubles(pattern: RegExp): void
}

/** A fresh site for the tests of a file, on the worker's server; on a separate server if the file has settings. */
export function withShop(settings?: () => Promise<Partial<Settings>>): Shop {
  const shop = { troubles: [] } as unknown as Shop
  beforeAll(async () => {
    const [stoa, browser] = await Promise.all([settings ? settings().then(startStoa) : workerStoa(), workerChromium()])
    Object.assign(shop, { stoa, browser })
  })
  afterEach(() => expect(shop.troubles.splice(0), 'errors in the browser').toEqual([]))
  afterAll(async () => {
    await closeContexts((baseUrl) => !settings || baseUrl !== shop.stoa?.baseUrl)
    await shop.stoa?.stop()
  })
  shop.ignoreTroubles = (pattern) => {
    shop.troubles = shop.troubles.filter((trouble) => !pattern.test(trouble))
  }
  shop.watch = (page) => {
    page.on('pageerror', ({ message }) => shop.troubles.push(message))
    page.on('console', (said) => {
      if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) shop.troubles.push(said.text())
    })
  }
  shop.open = async ({ pictures = false, isNew = false, ...options } = {}) => {
    const browser = await workerChromium({ pictures })
    const given = { baseURL: shop.stoa.baseUrl, locale: 'en-IE', ...options }
    const prepare = (context: BrowserContext) => {
      if (options.javaScriptEnabled !== false) context.on('page', awaits)
    }
    const context = isNew ? await newContext(browser, given, prepare) : await takeContext(browser, given, prepare)
    if (TestRunner.getCurrentTest())
      onTestFinished(({ task }) => (isNew || task.result?.state === 'fail' ? closeContext(context) : clearContext(context)))
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    shop.watch(page)
    return page
  }
  shop.openAsOwner = async (options) => {
    const page = await shop.open(options)
    await asOwner(page, shop.stoa)
    return page
  }
  return shop
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => void,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  prepare(context)
  return context
}

/** More than the tests of a file buy. */
const plenty = 15
const isInStock = ({ variants }: SeedProduct): boolean => variants.every(({ stock }) => 'inStock' in stock || stock.quantity > plenty)

const find = (what: string, fits: (product: SeedProduct) => boolean): SeedProduct => {
  const product = sampleShop.products.find((one) => one.visible && one.customTextFields.length === 0 && fits(one))
  if (!product) throw new Error(`the sample shop has no ${what}`)
  return product
}

/** Products of the sample shop, by what tests need. */
export const goods = {
  get plain() {
    return find(
      'plain thing to send',
      (one) => one.productType === 'physical' && one.options.length === 0 && one.priceMinor > 0 && isInStock(one),
    )
  },
  get withOptions() {
    return find('thing with options', (one) => one.manageVariants && one.options.length > 0)
  },
  get download() {
    return find('download', (one) => one.productType === 'digital' && one.priceMinor > 0 && isInStock(one))
  },
  get soldOut() {
    return find('sold-out thing', ({ variants }) => variants.every(({ stock }) => 'quantity' in stock && stock.quantity === 0))
  },
}
