import { inject, beforeAll, expect, test } from 'vitest'
import { sampleShop, type SampleShop } from '@stoa/seed'
import { loadCatalogue } from '../../server/src/commerce/catalogue/load.ts'
import { connect } from '../../server/src/database/connect.ts'
import {
  asOwner,
  chooseDelivery,
  choosePayment,
  findOrder,
  giveAddress,
  goToCheckout,
  orderNumber,
  placeOrder,
  putIntoCart,
} from './buying.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const collectionId = '3f000000-0000-4000-8000-000000000001'

/** Each of them would report that it ran. */
const names = [
  '<script>ran()</script>',
  '</script><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg/onload=ran()>',
  '"><svg onload=ran()>',
  "'-ran()-'",
  '</title><script>ran()</script>',
  '\u2028ran()\u2029',
  '{{constructor.constructor("ran()")()}}',
  '--><script>ran()</script>',
]

beforeAll(async () => {
  const database = connect({ connectionString: inject('database') }, 1)
  await loadCatalogue(database, shop.stoa.siteId, hostileShop())
  await database.close()
})

function hostileShop(): SampleShop {
  const products = names.map((name, index) => ({
    ...goods.plain,
    id: `1f000000-0000-4000-8000-00000000000${index}`,
    number: 990_000 + index,
    slug: `hostile-${index}`,
    name,
    brand: name.slice(0, 50),
    ribbon: name.slice(0, 30),
    description: `<p>${name}</p><a href="javascript:ran()">${name}</a>`,
    additionalInfoSections: [{ title: name.slice(0, 50), description: name }],
    customTextFields: [{ title: name, maxLength: 50, mandatory: false }],
    collectionIds: [collectionId],
  }))
  const collection = {
    ...sampleShop.collections[0]!,
    id: collectionId,
    slug: 'hostile',
    name: names[1]!.slice(0, 50),
    description: names[0]!,
  }
  return { ...sampleShop, collections: [collection], products }
}

test('no name, description or address of the shop runs, in the shop or in the dashboard', async () => {
  const page = await shop.open()
  let ran = 0
  await page.exposeFunction('ran', () => ran++)
  const visit = async (path: string): Promise<void> => {
    await page.goto(path)
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  }
  for (const index of names.keys()) await visit(`/products/hostile-${index}`)
  await visit('/')
  await visit('/collections')
  await visit('/collections/hostile')
  await visit(`/search?q=${encodeURIComponent('<script>ran()</script>')}`)
  await page.getByRole('heading', { level: 1 }).getByText('<script>ran()</script>').waitFor()

  await putIntoCart(page, 'hostile-1')
  await goToCheckout(page)
  await page.getByLabel('Email').fill('vera@example.com')
  await page.getByLabel('First name').fill(names[0]!)
  await page.getByLabel('Last name').fill(names[2]!)
  await giveAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, 'later')
  await placeOrder(page)
  const number = await orderNumber(page)

  await asOwner(page, shop.stoa)
  await findOrder(page, number)
  await page.getByText(names[1]!).first().waitFor()
  await page.goto(`/dashboard/login?next=${encodeURIComponent('javascript:ran()')}`)
  expect(ran).toBe(0)
})
