import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  giveContact,
  goToCheckout,
  orderNumber,
  placeOrder,
  putIntoCart,
} from '../tests/browser/buying.ts'
import { answers, removeClone, runIn, type Running } from '../tests/launcher/scratch-clone.ts'
import { launchChromium } from '../tests/support/chromium.ts'
import { nextPort, oursPort } from './settings.ts'
import type { Workbench } from './workbench.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const shopUrl = `http://localhost:${oursPort}`
const appUrl = `http://localhost:${nextPort}`

/**
 * Measures what someone new does, as the README and docs/guides/move-here.md say: from a clean clone to the first order, and until a Next app of the public
 * packages shows the sample shop. Packages come from npm's cache if they are there. Steps in the browser take no time to think.
 */
export async function stopwatch({ folder }: Workbench): Promise<void> {
  const clone = join(folder, 'clone')
  const browser = await launchChromium()
  const began = Date.now()
  const lap = (what: string) => console.log(`clean clone → ${what}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
  let shop: Running | undefined
  let app: Running | undefined
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    shop = runIn(clone, ['npm', 'start'], { env: { PORT: String(oursPort), STOA_REDIRECT_DOMAINS: `localhost:${nextPort}` } })
    await answers(oursPort, shop)
    lap('the shop answers')
    await buy(browser)
    lap('first order')
    app = await startApp(clone, join(folder, 'app'))
    await showPictures(browser)
    lap('a Next app shows the shop')
  } finally {
    for (const running of [app, shop]) {
      running?.child.kill('SIGTERM')
      await running?.ended
    }
    await browser.close()
    removeClone(clone)
  }
}

async function buy(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: shopUrl })
  const page = await context.newPage()
  await page.goto('/')
  const product = await page.locator('a[href^="/products/"]').first().getAttribute('href')
  await putIntoCart(page, basename(product!))
  await goToCheckout(page)
  await giveContact(page)
  await giveAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, 'card')
  await placeOrder(page)
  await orderNumber(page)
  await context.close()
}

/** Installs and starts the Next app of the compatibility tests, as its developer would. */
async function startApp(clone: string, folder: string): Promise<Running> {
  const sources = join(root, 'tests/compatibility/apps/next')
  mkdirSync(folder)
  for (const name of ['app', 'next.config.mjs', 'package.json']) cpSync(join(sources, name), join(folder, name), { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', '-w', 'contract', '-w', 'connect'], { cwd: clone, encoding: 'utf8' })
  const tarballs = packed
    .trim()
    .split('\n')
    .map((name) => join(clone, name))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'tests/compatibility/current/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const packages = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
  const clientId = '00000000-0000-4000-8000-000000000001'
  const env = { STOA_URL: shopUrl, NEXT_PUBLIC_CLIENT_ID: clientId, NEXT_TELEMETRY_DISABLED: '1' }
  await done(runIn(folder, ['npm', 'install', '--silent', '--no-audit', '--no-fund', ...packages, ...tarballs]))
  await done(runIn(folder, ['npx', 'next', 'build'], { env }))
  return runIn(folder, ['node', 'node_modules/next/dist/bin/next', 'start', '-p', String(nextPort), '-H', 'localhost'], { env })
}

async function done(command: Running): Promise<void> {
  if ((await command.ended) !== 0) throw new Error(command.output())
}

async function showPictures(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const end = Date.now() + 60_000; Date.now() < end;) if (await page.goto(appUrl).catch(() => undefined)) break
  // Those further down load when they are scrolled to.
  await page.waitForFunction(() => [...document.images].some((image) => image.complete && image.naturalWidth > 0))
  await page.close()
}
