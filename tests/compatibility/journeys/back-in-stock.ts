import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { makeSoldOut } from '../sold-out.ts'
import { until } from '../until.ts'

/** Shoppers ask for a sold-out product, which comes back; the shop counts, reports, marks and deletes requests. */
export async function journey(walk: Walk): Promise<void> {
  const { clientId, apiKey, siteId, connection, generation, mode, step, attempt } = walk
  const shopper: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const { backInStockNotifications: requests } = owner
  const email = (name: string): string => `${name}.${generation}.${mode}@example.com`
  const [plate, other] = [await makeSoldOut(owner), await makeSoldOut(owner)]
  const ask = (name: string, { catalogReference } = plate, by = shopper) =>
    by.backInStockNotifications.createBackInStockNotificationRequest(
      { catalogReference, email: email(name) },
      { name: 'Plate', price: '40.00' },
    )
  await step('item', () => plate.catalogReference)
  await decide(walk, owner, () => ask('early'))

  await step('asked', () => ask('ana'))
  await step('asked for again', () => ask('ana', plate, owner))
  await step('others', async () => {
    for (const name of ['bo', 'cy']) await ask(name)
  })
  await attempt('found', async () => (await requests.queryBackInStockNotificationRequests().eq('email', email('ana')).find()).items)
  await attempt('pages', () => pagesOf(requests, email))
  await attempt('counted', () =>
    requests.getBackInStockNotificationRequestsCountByCatalogReferences([plate.catalogReference, other.catalogReference]),
  )
  await refuse(walk, { shopper, owner, reference: plate.catalogReference })
  const idOf = async (name: string): Promise<string> =>
    (await requests.queryBackInStockNotificationRequests().eq('email', email(name)).find()).items[0]._id
  const [bo, cy] = [await idOf('bo'), await idOf('cy')]
  await attempt('marked', () => requests.markAsNotificationSent(bo))
  await attempt('deleted', () => requests.deleteBackInStockNotificationRequest(cy))
  const processed = async (id: string) => {
    const request = await requests.getBackInStockNotificationRequest(id)
    return request.status === 'RECEIVED' ? undefined : request
  }
  const ana = await idOf('ana')
  await attempt('back in stock', async () => {
    await plate.restock(3)
    return until(() => processed(ana))
  })
  await step('asked for the other', () => ask('di', other, owner))
  await step('and by another', () => ask('ed', other, owner))
  await attempt('reported', async () => {
    await requests.reportItemsBackInStock({ name: 'Blue plate', price: '38.00' }, { requestIds: [await idOf('di')] })
    await until(async () => processed(await idOf('di')))
    await requests.reportItemsBackInStock(
      { name: 'Blue plate', price: '38.00' },
      { catalogReference: other.catalogReference, extraAutomationTemplateParameters: { Colour: 'Blue' } },
    )
    return until(async () => processed(await idOf('ed')))
  })
}

async function decide({ attempt }: Walk, { backInStockSettings }: Package, ask: () => Promise<unknown>): Promise<void> {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  await attempt('stopped', () => backInStockSettings.stopCollectingRequests(appId))
  await attempt('settings', () => backInStockSettings.getSettings())
  await attempt('refused: collecting has stopped', ask)
  await attempt('started', () => backInStockSettings.startCollectingRequests(appId))
  await attempt('refused: another catalogue', () => backInStockSettings.startCollectingRequests('20000000-0000-4000-8000-000000000001'))
}

/** All three by pages of two. */
async function pagesOf(requests: Package, email: (name: string) => string): Promise<string[][]> {
  const addresses = ['ana', 'bo', 'cy'].map(email)
  const emailsOf = ({ items }: Package): string[] => items.map((request: Package) => request.email)
  const first = await requests.queryBackInStockNotificationRequests().in('email', addresses).ascending('email').limit(2).find()
  const second = await first.next()
  return [emailsOf(first), emailsOf(second), emailsOf(await second.prev())]
}

async function refuse({ attempt }: Walk, { shopper, owner, reference }: Package): Promise<void> {
  const { backInStockNotifications: requests } = owner
  const { plain } = await chooseGoods(shopper)
  const inStock = (plainLine({ plain }, 1) as Package).catalogReference
  const ask = (catalogReference: Package) =>
    requests.createBackInStockNotificationRequest({ catalogReference, email: 'eve@example.com' }, {})
  await attempt('refused: in stock', () => ask(inStock))
  await attempt('refused: options', () => ask({ ...reference, options: { variantId: 'x' } }))
  await attempt('refused: no such request', () => requests.getBackInStockNotificationRequest(reference.catalogItemId))
  await attempt('refused: both', () =>
    requests.reportItemsBackInStock({}, { catalogReference: reference, requestIds: [reference.catalogItemId] }),
  )
  await attempt('refused: a visitor', () => shopper.backInStockNotifications.queryBackInStockNotificationRequests().find())
}
