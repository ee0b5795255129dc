import type { Browser, BrowserContextOptions } from 'playwright-core'
import { createClient } from '@stoa/sdk'
import { launchChromium } from '../tests/support/chromium.ts'
import { growItems } from './grow-items.ts'
import { signIn, withPage } from './in-chromium.ts'
import { savedAfter, scrolled, seenOf, watchFrames, type Scrolled, type Seen } from './in-grid.ts'
import { makeSite } from './make-site.ts'
import { median, round } from './middle.ts'
import { startOurs, stop } from './processes.ts'
import { oursPort, rounds } from './settings.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const ours = `http://127.0.0.1:${oursPort}`
const id = 'Things'
const count = 100_000
const editsOfRound = 20
/** A round has some six hundred frames. */
const scrollSeconds = 10
const scrollRounds = 3
/** Rows per second: a mouse wheel, a flung trackpad, a dragged scroll bar. */
const speeds = [100, 300, 1000]
const fields = [
  { key: 'title', type: 'TEXT' },
  { key: 'price', type: 'NUMBER' },
  { key: 'city', type: 'TEXT' },
  { key: 'tags', type: 'ARRAY_STRING' },
] as const

/** Measures the grid of a collection with 100,000 items: how soon rows are visible, how soon an edit is saved, and whether rows are blank while scrolling. */
export async function dashboard(place: Workbench): Promise<void> {
  const site = await makeSite(place, 1000)
  const { siteId, apiKey, ownerEmail } = site.settings
  await growItems(place.connectionString, { siteId, id, count, isIndexed: false })
  const { child } = await startOurs(environmentOf(place, site))
  const client = createClient({ baseUrl: ours, apiKey: apiKey!, siteId })
  await client.dataCollections.patchDataCollection({ dataCollection: { id, displayName: id, displayField: 'title', fields: [...fields] } })
  const browser = await launchChromium()
  try {
    const options = { viewport: { width: 1440, height: 900 }, storageState: await signIn(browser, ours, { email: ownerEmail }) }
    await paints(browser, options)
    await edits(browser, options)
    await scrolls(browser, options)
  } finally {
    await browser.close()
    await stop(child)
  }
}

const listings = { 'in the order of ids': '', 'sorted by a number, no index': '?sort=price' }

async function paints(browser: Browser, options: BrowserContextOptions): Promise<void> {
  console.log(`\n| grid of ${count} items | rows seen, ms | grid awake, ms | budget |\n|---|---|---|---|`)
  for (const [name, query] of Object.entries(listings)) {
    const all: Seen[] = []
    for (let index = 0; index <= rounds; index++) {
      const seen = await withPage(browser, options, async (page) => {
        await watchFrames(page)
        await page.goto(`${ours}/dashboard/data/${id}${query}`)
        return seenOf(page)
      })
      // The first round warms up the server.
      if (index > 0) all.push(seen)
    }
    console.log(`| ${name} | ${round(median(all.map(({ rows }) => rows)))} | ${round(median(all.map(({ grid }) => grid)))} | 1000 |`)
  }
}

const opened = <Found>(browser: Browser, options: BrowserContextOptions, work: Parameters<typeof withPage<Found>>[2]): Promise<Found> =>
  withPage(browser, options, async (page) => {
    await watchFrames(page)
    await page.goto(`${ours}/dashboard/data/${id}`)
    await seenOf(page)
    return work(page)
  })

async function edits(browser: Browser, options: BrowserContextOptions): Promise<void> {
  const all = await opened(browser, options, async (page) => {
    const times: number[] = []
    for (let index = 0; index < rounds * editsOfRound; index++) times.push(await savedAfter(page, index % 20, String(index + 2_000_000)))
    return times
  })
  const sorted = all.toSorted((one, other) => one - other)
  console.log('\n| what is typed | edits | p50 ms | p95 ms | budget |\n|---|---|---|---|---|')
  console.log(
    `| Enter → the cell says it is saved | ${all.length} | ${median(all).toFixed(1)} | ${sorted[Math.floor(all.length * 0.95)]!.toFixed(1)} | 100 |`,
  )
}

async function scrolls(browser: Browser, options: BrowserContextOptions): Promise<void> {
  console.log(
    `\n| scrolled without a stop, rows/s | rows | frames | frames with blank rows | longest blank, ms | frame p50 ms | p99 ms |\n|---|---|---|---|---|---|---|`,
  )
  for (const rowsPerSecond of speeds) {
    const rows = rowsPerSecond * scrollSeconds
    const all: Scrolled[] = []
    for (let index = 0; index < Math.min(rounds, scrollRounds); index++)
      all.push(await opened(browser, options, (page) => scrolled(page, { rows, rowsPerSecond })))
    const of = (name: keyof Scrolled): number => median(all.map((one) => one[name]))
    const share = median(all.map(({ blank, frames }) => blank / frames))
    console.log(
      `| ${rowsPerSecond} | ${rows} | ${of('frames')} | ${(100 * share).toFixed(1)} % | ${round(of('longestBlankMs'))} | ${of('frameMs').toFixed(1)} | ${of('slowFrameMs').toFixed(1)} |`,
    )
  }
}
