import type { Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import { audit, auditPaths } from './audit.ts'
import { searchOrders } from './buying.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let history: History

beforeAll(async () => {
  history = await makeHistory(shop.stoa)
})

const patiently = { timeout: 10_000 }
const numbersOn = (page: Page) => page.locator('tbody th').allInnerTexts()
const orderLink = (page: Page) => page.getByRole('link', { name: `#${history.orderNumber}`, exact: true })
const inHistory = (page: Page) => page.getByRole('region', { name: 'Timeline' })

/** Deletes an entry and confirms: in a dialog, or without scripts in a panel below the button. */
async function deleteIn(page: Page, place: Locator, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) {
    await place.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  } else {
    await place.locator('summary').filter({ hasText: 'Delete' }).click()
    await place.getByRole('button', { name: 'Delete' }).click()
  }
  await place.waitFor({ state: 'detached' })
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : undefined
      return (element?.getAttribute('aria-label') ?? label ?? element?.innerText ?? '').trim()
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

test('by keyboard alone, from the menu to a comment and a tag', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/shortcuts')
  await tabTo(page, /^Orders/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await tabTo(page, `#${history.orderNumber}`)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `Order #${history.orderNumber}` }).waitFor()
  await tabTo(page, 'Comment')
  await page.keyboard.type('Wants it <b>wrapped</b>.')
  await page.keyboard.press('Control+Enter')
  await inHistory(page).getByRole('listitem').filter({ hasText: 'Wants it <b>wrapped</b>.' }).waitFor()
  await tabTo(page, 'New tag')
  await page.keyboard.type('gift')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove gift' }).waitFor()
  expect(await audit(page)).toEqual([])
})

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('a comment is written, changed and deleted; a tag is added and removed', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await searchOrders(page, history.orderNumber)
    await orderLink(page).click()
    await page.getByRole('textbox', { name: 'Comment' }).first().fill('Call her frist.')
    await page.getByRole('button', { name: 'Add comment' }).click()
    const written = inHistory(page).getByRole('listitem').filter({ hasText: 'Call her frist.' })
    await written.getByText('Edit', { exact: true }).click()
    await written.getByRole('textbox').fill('Call her first.')
    await written.getByRole('button', { name: 'Save' }).click()
    const changed = inHistory(page).getByRole('listitem').filter({ hasText: 'Call her first.' })
    await deleteIn(page, changed, javaScriptEnabled)
    const tag = `t${Number(javaScriptEnabled)}`
    await page.getByRole('textbox', { name: 'New tag' }).fill(tag)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: `Remove ${tag}` }).click()
    await page.getByRole('button', { name: `Remove ${tag}` }).waitFor({ state: 'detached' })
  })

  test('many orders get a tag at once, and lose it again', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/orders?sort=date')
    const boxes = page.getByRole('checkbox', { name: /^Select #/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const bar = page.getByRole('form', { name: 'Bulk actions' })
    await bar.getByLabel('Tag').fill('bulk')
    await bar.getByRole('button', { name: 'Add tag' }).click()
    await page.getByText('“bulk” added to 2 orders.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone: “bulk” restored on 2 orders.').waitFor()
    await page.goto('/dashboard/orders?tag=bulk')
    await page.getByText('No results').waitFor()
  })

  test('a view is saved under a name and shared by its address', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    const name = `Unpaid ${javaScriptEnabled}`
    await page.goto(`/dashboard/orders?state=unpaid&sort=${javaScriptEnabled ? 'total' : 'customer'}`)
    await page.locator('summary').filter({ hasText: 'Views' }).click()
    await page.getByLabel('Save view as').fill(name)
    await page.getByLabel('Share with your team').check()
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.locator('summary').filter({ hasText: name }).waitFor()
    const other = await shop.openAsOwner({ javaScriptEnabled })
    await other.goto(page.url())
    expect(await numbersOn(other)).toEqual(await numbersOn(page))
    await other.goto('/dashboard/orders')
    await other.locator('summary').filter({ hasText: 'Views' }).click()
    await other.getByRole('link', { name }).click()
    await other.waitForURL(/state=unpaid/)
    await other.goto('/dashboard/views')
    const row = other.getByRole('listitem').filter({ has: other.getByRole('link', { name, exact: true }) })
    await deleteIn(other, row, javaScriptEnabled)
  })

  test('totals show how they are calculated', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto(`/dashboard/orders/${history.orderId}`)
    const totals = page.getByRole('region', { name: 'Totals and how they’re calculated' })
    await totals.getByText('Tax', { exact: false }).first().click()
    await totals
      .getByText(/% (included in|on) €/)
      .first()
      .waitFor()
    await page.getByText('Card ending in 4242').waitFor()
  })

  test('from order to order of a list, and back to that list', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/orders?sort=date&columns=total')
    const numbers = await numbersOn(page)
    expect(numbers.length).toBeGreaterThan(2)
    await page.getByRole('link', { name: numbers[0]!, exact: true }).click()
    // Controls that need scripts appear after hydration.
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Print' }).waitFor()
    for (const number of numbers.slice(1, 3)) {
      if (javaScriptEnabled) await page.keyboard.press('j')
      else await page.getByRole('link', { name: 'Next order' }).click()
      await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
    }
    await page.getByRole('link', { name: 'Previous order' }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${numbers[1]}` }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
    await page.waitForURL(/orders\?sort=date&columns=total/)
    await expect.poll(() => numbersOn(page), patiently).toEqual(numbers)
  })
})

describe('with scripts', () => {
  let page: Page
  beforeEach(async () => {
    page = await shop.openAsOwner()
  })

  test('a new order is announced and moves no row', async () => {
    const listens = page.waitForResponse((response) => response.url().includes('/dashboard/live'))
    await page.goto('/dashboard/orders')
    const before = await numbersOn(page)
    await listens
    const { baseUrl, clientId } = shop.stoa
    await makeHistory({ baseUrl, clientId })
    // Waits for all of them: one announced after the click would count as new again.
    const pill = page.getByRole('link', { name: '4 new orders' })
    await pill.waitFor()
    expect(await numbersOn(page)).toEqual(before)
    await pill.click()
    await expect.poll(async () => (await numbersOn(page)).length, patiently).toBeGreaterThan(before.length)
    await pill.waitFor({ state: 'detached' })
  })

  test('an error at one order is gone at the next', async () => {
    await page.goto('/dashboard/orders')
    const numbers = await numbersOn(page)
    await page.getByRole('link', { name: numbers[0]!, exact: true }).click()
    await page.getByRole('button', { name: 'Print' }).waitFor()
    await page.getByLabel('New tag').fill('   ')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('[aria-invalid=true]').waitFor()
    await page.getByRole('link', { name: 'Next order' }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${numbers[1]}` }).waitFor()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  test('Shift selects a range', async () => {
    await page.goto('/dashboard/orders?size=25')
    const boxes = page.getByRole('checkbox', { name: /^Select #/ })
    await boxes.nth(0).click()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(false)
  })

  test('a bulk change is refused if the number of matches changed', async () => {
    const { baseUrl } = shop.stoa
    const form = { intent: 'add', tag: 'all', matching: '1' }
    const answer = await page.request.post(`${baseUrl}/dashboard/orders`, { form, headers: { origin: baseUrl } })
    expect(await answer.text()).toContain('Nothing was changed. Check the list and try again.')
    await page.goto('/dashboard/orders?tag=all')
    await page.getByText('No results').waitFor()
  })

  test('Back restores the list', async () => {
    await page.goto('/dashboard/orders')
    await page.getByRole('link', { name: /^Unpaid/ }).click()
    await page.locator('[aria-current="page"]').filter({ hasText: 'Unpaid' }).waitFor()
    const left = await numbersOn(page)
    await page.getByRole('link', { name: left[0]!, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${left[0]}` }).waitFor()
    await page.goBack()
    await page.waitForURL(/state=unpaid/)
    await expect.poll(() => numbersOn(page), patiently).toEqual(left)
  })

  test('axe reports no violations on the page that saves a view', async () => {
    expect(await auditPaths(page, ['/dashboard/views?query=state%3Dopen'])).toEqual([])
  })
})
