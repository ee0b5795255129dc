import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import type { Pages } from '../screens/routes.ts'
import type { Screen } from '../screens/screens.ts'
import { visitorsOf, type Visitor, type Visitors } from '../screens/visiting.ts'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { awaits } from './awake.ts'
import { withShop } from './shop.ts'

interface Audited {
  screens: readonly Screen[]
  pages: Pages
  /** The pages covered by this file. */
  isPage?(file: string): boolean
  /** Pages audited by another test. */
  elsewhere?: readonly string[]
}

/** Audits each screen once by all rules, then by those that depend on its look: on a phone in light, and in forced colours. */
export function auditScreens({ screens, pages, isPage = () => true, elsewhere = [] }: Audited): void {
  const shop = withShop()
  let history: History
  let visitors: Visitors
  const contexts = new Map<Visitor, BrowserContext>()

  /** A new tab for a user, without cookies or storage of earlier screens. Scripts and styles stay cached: loading and compiling them takes longest. */
  const openTab = async (who: Visitor): Promise<Page> => {
    const context = contexts.get(who) ?? (await visitors.open(who, wideAndDark))
    contexts.set(who, context)
    await visitors.reset(context, who)
    const page = await context.newPage()
    onTestFinished(() => closeTab(page))
    return page
  }

  beforeAll(async () => {
    history = await makeHistory(shop.stoa)
    visitors = await visitorsOf(shop.browser, shop.stoa, history)
  })

  test('every page is audited', () => {
    const named = screens.map(({ page }) => page).filter((page) => page !== '')
    expect(new Set([...named, ...elsewhere])).toEqual(new Set(pages.files.filter(isPage)))
  })

  test.each(screens)(
    '$name: axe reports no violations, wide and narrow, dark and light, and in forced colours',
    async ({ who, path, first }) => {
      const page = await openTab(who)
      shop.watch(page)
      awaits(page)
      await page.goto(path(history), { waitUntil: 'domcontentloaded' })
      await first?.(page)
      expect(await auditEveryLook(page)).toEqual([])
    },
  )
}

async function closeTab(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined)
  await page.close()
}
