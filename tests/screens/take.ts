import { mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/start.ts'
import { readSettings } from '../../server/src/kernel/settings.ts'
import { start } from '../../server/src/start.ts'
import { launchChromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.ts'
import { makeHistory } from './history.ts'
import { allScreens, type Screen } from './screens.ts'
import { visitorsOf } from './visiting.ts'

/** Takes a screenshot of every screen, on a phone and on a desktop, in light and in dark, into `screenshots/`. Arguments select screens whose names contain one. */
const chosen = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** After this delay scripts have run and previews are loaded. */
const hydrationMs = 700
const schemes = ['light', 'dark'] as const

const place = mkdtempSync(join(tmpdir(), 'stoa-screens-'))
chmodSync(place, 0o755)
mkdirSync(folder, { recursive: true })
const postgres = await startEmbeddedPostgres(join(place, 'database'))
const port = await freePort()
const settings = readSettings({
  PORT: String(port),
  STOA_BASE_URL: `http://127.0.0.1:${port}`,
  STOA_DATA: place,
  STOA_OWNER_PASSWORD: 'a long enough password',
  STOA_API_KEY: 'a-key-for-pictures-of-screens',
  STOA_RATE_LIMITS: 'off',
})
const stoa = await start(settings, postgres.connection)
const browser = await launchChromium()
try {
  const history = await makeHistory(settings)
  const visitors = await visitorsOf(browser, { ...settings, ownerPassword: settings.ownerPassword! }, history)
  const screens = allScreens.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)))
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of schemes)
      for (const screen of screens) {
        const context = await visitors.open(screen.who, { viewport, colorScheme, reducedMotion: 'reduce' })
        await take(context, screen, screen.path(history), `${screen.name}-${size}-${colorScheme}.png`)
        await context.close()
      }
  console.log(`${screens.length * 4} pictures in screenshots/`)
} finally {
  await browser.close()
  await stoa.stop()
  await postgres.stop()
  rmSync(place, { recursive: true, force: true })
}

async function take(context: BrowserContext, { first }: Screen, path: string, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  await first?.(page)
  await page.waitForTimeout(hydrationMs)
  // Images further down are loaded lazily.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  await page.screenshot({ path: join(folder, file), fullPage: true })
}
