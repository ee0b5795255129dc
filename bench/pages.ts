import type { Browser } from 'playwright-core'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { launchChromium } from '../tests/support/chromium.ts'
import { markupOf, scriptBytes, signIn, vitalsOf, type Vitals } from './in-chromium.ts'
import type { Measured } from './load.ts'
import { makeSite } from './make-site.ts'
import { inTurn, median, middle, round } from './middle.ts'
import { measure, startFloor, startOurs, stop } from './processes.ts'
import { callers, floorPort, oursPort, rounds, seconds } from './settings.ts'
import { environmentOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const ours = `http://127.0.0.1:${oursPort}`
const manyOrders = 100_000

export const shopPages = {
  home: '/',
  collection: '/collections/green',
  product: '/products/elbow-cushion',
  search: '/search?q=pot',
  cart: '/cart',
}
const dashboardPages = {
  today: '/dashboard/',
  orders: '/dashboard/orders',
  products: '/dashboard/products',
  settings: '/dashboard/settings',
}
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** Measures how fast pages are rendered, how soon they're visible, and the size of their scripts. */
export async function pages(place: Workbench): Promise<void> {
  const browser = await launchChromium()
  try {
    await inShop(place, browser, await makeSite(place, 0))
    await inBusyShop(place, browser, await makeSite(place, manyOrders, { withOrders: true }))
  } finally {
    await browser.close()
  }
}

/** The sample shop as a visitor sees it. */
async function inShop(place: Workbench, browser: Browser, site: Site): Promise<void> {
  const { child } = await startOurs(environmentOf(place, site))
  console.log('\n| page | HTML, kB | ours/s | bare React/s | ratio | p50 ms | p99 ms |\n|---|---|---|---|---|---|---|')
  for (const name of ['home', 'product', 'collection'] as const) {
    console.log(await againstBareReact(name, browser))
    console.log(await againstBareReact(name, browser, { withCart: site }))
  }
  console.log(await manyProducts())
  console.log('\n| page | screen | first byte, ms | first paint | largest paint (LCP) | layout shift (CLS) |\n|---|---|---|---|---|---|')
  for (const [name, path] of Object.entries(shopPages))
    for (const [screen, viewport] of Object.entries(screens))
      console.log(`| ${name} | ${screen} ${await vitalsRow(browser, path, { viewport })}`)
  console.log('\n| page | script, kB gzip |\n|---|---|')
  for (const [name, path] of Object.entries(shopPages)) console.log(`| shop: ${name} | ${await weight(browser, path)} |`)
  const storageState = await signIn(browser, ours, { email: site.settings.ownerEmail })
  for (const [name, path] of Object.entries(dashboardPages))
    console.log(`| dashboard: ${name} | ${await weight(browser, path, { storageState })} |`)
  await stop(child)
}

/** The dashboard of a shop with 100,000 orders. */
async function inBusyShop(place: Workbench, browser: Browser, site: Site): Promise<void> {
  const { child } = await startOurs(environmentOf(place, site))
  const storageState = await signIn(browser, ours, { email: site.settings.ownerEmail })
  console.log(
    `\n| dashboard with ${manyOrders} orders | first byte, ms | first paint | largest paint (LCP) | layout shift (CLS) |\n|---|---|---|---|---|`,
  )
  for (const name of ['orders', 'today'] as const)
    console.log(`| ${name} ${await vitalsRow(browser, dashboardPages[name], { viewport: screens.desktop, storageState })}`)
  await stop(child)
}

async function newVisitor(): Promise<string> {
  return (await fetch(`${ours}/search`)).headers.getSetCookie()[0]!.split(';', 1)[0]!
}

/** Puts a product into a visitor's cart, as their browser would. */
async function fillCart(cookie: string, { productId }: Site): Promise<void> {
  const catalogReference = { catalogItemId: productId, appId: catalogueAppIds[0] }
  const answer = await fetch(`${ours}/ecom/v1/carts/current/add-to-cart`, {
    method: 'POST',
    headers: { cookie, origin: ours, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ lineItems: [{ catalogReference, quantity: 2 }] }),
  })
  if (!answer.ok) throw new Error(`the cart: ${answer.status} ${await answer.text()}`)
}

/** All products of the shop one after the other, each as often as the next. */
async function manyProducts(): Promise<string> {
  const map = await (await fetch(`${ours}/sitemap.xml`)).text()
  const paths = [...new Set(map.match(/\/products\/[\w-]+(?=<)/g))]
  const headers = { cookie: await newVisitor() }
  const steps = paths.map((path) => ({ method: 'GET', path, headers }))
  const { perSecond, failure } = await measure({ steps, port: oursPort, callers, seconds, tokens: [''], from: 0 })
  return `| ${paths.length} products | | ${round(perSecond * paths.length)} | | | | |${failure ? ` ${failure}` : ''}`
}

async function againstBareReact(name: keyof typeof shopPages, browser: Browser, { withCart }: { withCart?: Site } = {}): Promise<string> {
  const address = `${ours}${shopPages[name]}`
  const cookie = await newVisitor()
  if (withCart) await fillCart(cookie, withCart)
  const html = await (await fetch(address, { headers: { cookie } })).text()
  const bare = await startFloor('react-floor.ts', { port: floorPort, markup: await markupOf(browser, address) })
  const bareHtml = await (await fetch(`http://127.0.0.1:${floorPort}/`)).text()
  if (Math.abs(bareHtml.length / html.length - 1) > 0.1)
    throw new Error(`${name}: bare React writes ${bareHtml.length} characters, ours ${html.length}`)
  const loaded = (port: number): Promise<Measured> => {
    const step = { method: 'GET', path: shopPages[name], headers: { cookie } }
    return measure({ steps: [step], port, callers, seconds, tokens: [''], from: 0 })
  }
  const pairs = await inTurn(
    () => loaded(oursPort),
    () => loaded(floorPort),
  )
  await stop(bare)
  const failure = pairs.map((pair) => pair.ours.failure ?? pair.floor.failure).find(Boolean)
  const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.floor.perSecond))
  const [mine, floor] = [middle(pairs.map((pair) => pair.ours)), middle(pairs.map((pair) => pair.floor))]
  return `| ${name}${withCart ? ', with a cart' : ''} | ${round(html.length / 1000)} | ${round(mine.perSecond)} | ${round(floor.perSecond)} | ${ratio.toFixed(2)} | ${mine.p50.toFixed(1)} | ${mine.p99.toFixed(1)} |${failure ? ` ${failure}` : ''}`
}

export async function vitalsRow(browser: Browser, path: string, options: Parameters<typeof vitalsOf>[2]): Promise<string> {
  await vitalsOf(browser, `${ours}${path}`, options)
  const all: Vitals[] = []
  for (let index = 0; index < rounds; index++) all.push(await vitalsOf(browser, `${ours}${path}`, options))
  const of = (name: keyof Vitals): number => median(all.map((one) => one[name]))
  return `| ${round(of('firstByte'))} | ${round(of('firstPaint'))} | ${round(of('largestPaint'))} | ${of('layoutShift').toFixed(3)} |`
}

const weight = async (browser: Browser, path: string, options?: Parameters<Browser['newContext']>[0]): Promise<string> =>
  ((await scriptBytes(browser, `${ours}${path}`, options)) / 1000).toFixed(1)
