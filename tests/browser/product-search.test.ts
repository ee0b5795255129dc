import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { ownerOf } from '../support/owner-of.ts'
import { audit, auditEveryLook, wideAndDark } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()
const api = () => ownerOf(shop.stoa).productSearch

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const address = '/dashboard/product-search'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const results = (page: Page) => page.getByRole('list', { name: 'Products that shoppers find' }).getByRole('listitem')
const rowOf = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.getByText('Edit', { exact: true }) })

const [first, second, third] = sampleShop.products.filter(({ visible }) => visible)
const settingsNow = async () => (await api().getSearchSettings({})).settings

interface Lists {
  synonyms?: { terms: string[] }[]
  oneWaySynonyms?: { term: string; synonyms: string[] }[]
  pins?: { text: string; productIds: string[] }[]
}

async function save(lists: Lists): Promise<void> {
  const { revision } = await settingsNow()
  await api().updateSearchSettings({ settings: { revision, ...lists } })
}

const { name } = first!
beforeEach(() => save({ synonyms: [], oneWaySynonyms: [], pins: [] }))

describe.each([
  [true, desktop],
  [false, phone],
] as const)('scripts %s, %j', (javaScriptEnabled, viewport) => {
  const open = () => shop.openAsOwner({ javaScriptEnabled, viewport })

  test('a search without results leads to a synonym, with which it finds products', async () => {
    const page = await open()
    await page.goto(address)
    await page.getByLabel('Search as a shopper').fill('submarine')
    await button(page, 'Search').last().click()
    await page.getByText('No product matches “submarine”').waitFor()
    await page.getByRole('link', { name: 'Add a synonym' }).click()
    const terms = page.getByLabel('Words and phrases')
    await expect.poll(() => terms.inputValue()).toBe('submarine')
    await button(page, 'Add synonyms').click()
    await page.getByText('Enter at least two words or phrases').waitFor()
    await terms.fill(`submarine, ${name}`)
    await button(page, 'Add synonyms').click()
    await page.getByText('Synonyms added.').waitFor()
    await expect.poll(() => page.getByLabel('Words and phrases').first().inputValue()).toBe('')
    await page.goto(`${address}?text=submarine`)
    await results(page).filter({ hasText: name }).getByText('Synonym').waitFor()
    await page.getByText('“submarine” also finds').waitFor()
  })

  test('synonyms are changed in their row, deleted, and restored', async () => {
    await save({ oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'bowl'] }] })
    const page = await open()
    await page.goto(`${address}/one-way-synonyms`)
    const row = rowOf(page, 'crockery')
    await row.getByText('Edit', { exact: true }).click()
    await row.getByLabel('Also finds').fill('plate, Plate')
    await row.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“Plate” is listed twice').waitFor()
    expect(await row.getByLabel('Also finds').inputValue()).toBe('plate, Plate')
    await row.getByLabel('Also finds').fill('plate, jug')
    await row.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Synonyms saved.').waitFor()
    expect((await settingsNow()).oneWaySynonyms).toEqual([{ term: 'crockery', synonyms: ['plate', 'jug'] }])
    await button(page, 'Delete crockery').click()
    await page.getByText('Synonyms deleted.').waitFor()
    expect((await settingsNow()).oneWaySynonyms).toEqual([])
    await button(page, 'Undo').click()
    await page.getByText('Synonyms added.').waitFor()
    expect((await settingsNow()).oneWaySynonyms).toEqual([{ term: 'crockery', synonyms: ['plate', 'jug'] }])
  })

  test('two owners who change the same synonyms: the second sees the change of the first, and can replace it', async () => {
    await save({ synonyms: [{ terms: ['mug', 'cup'] }] })
    const page = await open()
    await page.goto(`${address}/synonyms`)
    const row = rowOf(page, 'mug')
    await row.getByText('Edit', { exact: true }).click()
    await row.getByLabel('Words and phrases').fill('mug, cup, beaker')
    await save({ synonyms: [{ terms: ['mug', 'cup', 'tumbler'] }] })
    await row.getByRole('button', { name: 'Save' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed these synonyms' })
    await notice.getByText('mug, cup, tumbler').waitFor()
    const own = page.getByRole('region', { name: 'Your version' })
    expect(await own.getByLabel('Words and phrases').inputValue()).toBe('mug, cup, beaker')
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await own.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Synonyms saved.').waitFor()
    expect((await settingsNow()).synonyms).toEqual([{ terms: ['mug', 'cup', 'beaker'] }])
  })

  test('products are pinned to the top of a search, moved and unpinned', async () => {
    await save({ pins: [{ text: 'c', productIds: [first!.id, second!.id] }] })
    const page = await open()
    await page.goto(`${address}?text=c`)
    const names = () => results(page).getByRole('link').allTextContents()
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([first!.name, second!.name])
    await button(page, `Move ${second!.name} up`).click()
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second!.name, first!.name])
    await button(page, `Unpin ${second!.name}`).click()
    await page.getByText(`${second!.name} unpinned`).waitFor()
    await button(page, /^Pin .* to the top for “c”$/)
      .last()
      .click()
    await page.getByText(/ pinned$/).waitFor()
    expect((await settingsNow()).pins[0]!.productIds).toHaveLength(2)
  })

  test('products are chosen for a text, and the text is left without any', async () => {
    const page = await open()
    await page.goto(`${address}/pins`)
    await page.getByLabel('Search text').fill('Present')
    await button(page, 'Choose products').click()
    await page.getByRole('heading', { level: 1, name: 'Pinned to “Present”' }).waitFor()
    await page.getByRole('searchbox', { name: 'Add products' }).fill(third!.name)
    await button(page, 'Search').last().click()
    await page.getByRole('checkbox', { name: third!.name }).check()
    await button(page, 'Pin selected').click()
    await button(page, `Unpin ${third!.name}`).waitFor()
    expect((await settingsNow()).pins).toEqual([{ text: 'Present', productIds: [third!.id] }])
    await page.goto(`${address}/pins`)
    await page.getByRole('link', { name: 'Present', exact: true }).click()
    await page.getByText('Unpin all', { exact: true }).click()
    await button(page, 'Unpin products').click()
    await page.getByText('Products unpinned.').waitFor()
    expect((await settingsNow()).pins).toEqual([])
  })
})

test('by keyboard: the focus follows a moved product, and goes to the outcome of a form', async () => {
  await save({ pins: [{ text: 'jug', productIds: [first!.id, second!.id] }] })
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}?text=jug`)
  const up = button(page, `Move ${second!.name} up`)
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => results(page).first().textContent()).toContain(second!.name)
  await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true)
  await button(page, `Unpin ${second!.name}`).focus()
  await page.keyboard.press('Enter')
  const done = page.getByRole('status').filter({ hasText: `${second!.name} unpinned` })
  await expect.poll(() => done.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is saved elsewhere is offered, and what is typed stays', async () => {
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/synonyms`)
  await page.getByLabel('Words and phrases').fill('vase, jar')
  await expect
    .poll(async () => {
      await save({ synonyms: [{ terms: ['mug', `cup ${Math.random()}`] }] })
      return page.getByText('These settings were changed elsewhere.').isVisible()
    })
    .toBe(true)
  await button(page, 'Show changes').click()
  await rowOf(page, 'mug').waitFor()
  await expect.poll(() => page.getByText('These settings were changed elsewhere.').isVisible()).toBe(false)
  expect(await page.getByLabel('Words and phrases').first().inputValue()).toBe('vase, jar')
})

test('axe reports no violations, in any look', async () => {
  await save({
    synonyms: [{ terms: ['mug', 'a phrase that has exactly fifty characters, or so'] }, { terms: ['jug', 'pitcher'] }],
    oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'bowl'] }],
    pins: [{ text: 'jug', productIds: [first!.id, second!.id, crypto.randomUUID()] }],
  })
  const page = await shop.openAsOwner(wideAndDark)
  for (const path of ['?text=jug', '?text=submarine', '/synonyms', '/one-way-synonyms', '/pins', '/pins/text?text=jug&find=a']) {
    await page.goto(`${address}${path}`)
    expect({ path, found: await auditEveryLook(page) }).toEqual({ path, found: [] })
  }
})
