import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import { deskPages, shopPages } from '../screens/routes.ts'
import { allScreens, deskScreens, shopScreens } from '../screens/screens.ts'
import { visitorsOf, type Visitors } from '../screens/visiting.ts'
import { audit } from './audit.ts'
import { awaits } from './awake.ts'
import { blankPicture, withShop } from './shop.ts'

const shop = withShop()
let history: History
let visitors: Visitors

beforeAll(async () => {
  history = await makeHistory(shop.stoa)
  visitors = await visitorsOf(shop.browser, shop.stoa, history)
})

/** It is there while a bank thinks; processing.test.ts looks at it. */
const elsewhere = ['checkout/processing-page.tsx']

test.each([
  ['shop', shopPages, shopScreens],
  ['desk', deskPages, deskScreens],
] as const)('the %s has no page that is not looked at', (_app, pages, screens) => {
  expect(new Set([...screens.map(({ page }) => page), ...elsewhere])).toEqual(new Set([...pages.files, ...elsewhere]))
})

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  'on a phone, by daylight': { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  'on a wide screen, in the dark': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  'in forced colours': { viewport: { width: 1024, height: 768 }, forcedColors: 'active' },
}

describe.each(Object.entries(looks))('axe finds nothing %s', (_look, options) => {
  test.each(allScreens)('$name', async ({ who, path, first }) => {
    const context = await visitors.open(who, options)
    await context.route('**/media/**', (route) => route.fulfill(blankPicture))
    const page = await context.newPage()
    shop.watch(page)
    awaits(page)
    await page.goto(path(history), { waitUntil: 'domcontentloaded' })
    await first?.(page)
    expect(await audit(page)).toEqual([])
    await context.close()
  })
})

test('no script failed on any of them, and the policy held nothing back', () => {
  expect(shop.troubles).toEqual([])
})
