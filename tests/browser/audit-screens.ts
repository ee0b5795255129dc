import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import type { Pages } from '../screens/routes.ts'
import type { Screen } from '../screens/screens.ts'
import { visitorsOf, type Visitor, type Visitors } from '../screens/visiting.ts'
import { leave } from '../support/cleared-contexts.ts'
import { auditAndLeaveLook, keepAxe, showWideAndDark, wideAndDark } from './audit.ts'
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
  let tab: Page | undefined

  /** The tab of all users, without cookies or storage of earlier screens; a new one after a failure. A tab keeps compiled scripts: compiling takes longest. */
  const tabOf = async (who: Visitor): Promise<Page> => {
    const page = (tab ??= await newTab(who))
    await visitors.reset(page.context(), who)
    shop.watch(page)
    onTestFinished(async ({ task }) => {
      if (task.result?.state !== 'fail') return clearTab(page)
      tab = undefined
      await page.context().close()
    })
    return page
  }

  async function newTab(who: Visitor): Promise<Page> {
    const context = await visitors.open(who, wideAndDark)
    const page = await context.newPage()
    awaits(page)
    await keepAxe(page)
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
      const page = await tabOf(who)
      await page.goto(path(history), { waitUntil: 'domcontentloaded' })
      await first?.(page)
      expect(await auditAndLeaveLook(page)).toEqual([])
    },
  )
}

async function clearTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await leave(page)
  await showWideAndDark(page)
}
