import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { packageOf, type PackageFunction } from '../../server/src/web/docs/browser/code-of-request.ts'
import { packageFunctionOf } from '../../server/src/web/docs/package-functions.ts'
import { root } from './blocks.ts'

const packages = `${root}tests/compatibility/current/node_modules/@wix/`

/** The modules of the public packages with a file of functions each, and the areas whose calls they make. */
const modules = [
  { package: '@wix/ecom', module: 'currentCart', file: 'ecom_current-cart', areas: ['carts'] },
  { package: '@wix/ecom', module: 'checkout', file: 'ecom_checkout', areas: ['checkouts'] },
  { package: '@wix/ecom', module: 'orders', file: 'ecom_orders', areas: ['orders'] },
  { package: '@wix/ecom', module: 'orderTransactions', file: 'ecom_order-transactions', areas: ['orders', 'payments'] },
  { package: '@wix/ecom', module: 'wishlists', file: 'ecom_wishlists', areas: ['wishlists'] },
  { package: '@wix/ecom', module: 'recommendations', file: 'ecom_recommendations', areas: ['recommendations'] },
  { package: '@wix/stores', module: 'wishlist', file: 'stores_wishlist', areas: ['wishlists'] },
  { package: '@wix/stores', module: 'products', file: 'stores_products', areas: ['catalogue'] },
  { package: '@wix/stores', module: 'collections', file: 'stores_collections', areas: ['collections'] },
  { package: '@wix/data', module: 'collections', file: 'data_collections', areas: ['dataCollections'] },
  { package: '@wix/media', module: 'files', file: 'media_files', areas: ['files'] },
  { package: '@wix/media', module: 'folders', file: 'media_folders', areas: ['folders'] },
  { package: '@wix/members', module: 'members', file: 'members_members', areas: ['members'] },
  { package: '@wix/reviews', module: 'reviews', file: 'reviews_reviews', areas: ['reviews'] },
  { package: '@wix/redirects', module: 'redirects', file: 'redirects_redirects', areas: ['redirects'] },
]

type PackageArguments = Pick<PackageFunction, 'name' | 'arguments' | 'isBuilder'>

/** The functions of a file with the part of the request that each argument is. The packages keep this list to name arguments in errors. */
function functionsIn(source: string): PackageArguments[] {
  return Array.from(source.matchAll(/\n(?:async )?function (\w+?)\d?\(([^)]*)\) \{\n([\s\S]*?)\n\}(?=\n)/g)).flatMap(
    ([, name, parameters, body]) => {
      const [, list] = /explicitPathsToArguments: \{([^}]*)\}/.exec(body!) ?? []
      if (list === undefined || !body!.includes('sideEffects')) return []
      const paths = Array.from(list.matchAll(/"?([\w.]+)"?: "\$\[(\d)\](?:\.(\w+))?"/g), ([, path, index, option]) => ({
        path: path!,
        index: Number(index),
        option,
      }))
      const names = parameters!.split(', ').filter(Boolean)
      if (names.length === 0 && paths.length > 0) return [{ name: name!, arguments: [], isBuilder: true as const }]
      return [
        {
          name: name!,
          arguments: names.map((parameter, index) =>
            argumentOf(
              parameter,
              paths.filter((one) => one.index === index),
            ),
          ),
        },
      ]
    },
  )
}

interface ArgumentPath {
  path: string
  option: string | undefined
}

const argumentOf = (parameter: string, paths: readonly ArgumentPath[]): PackageFunction['arguments'][number] =>
  paths.length === 1 && paths[0]!.option === undefined
    ? paths[0]!.path
    : paths.length > 0
      ? Object.fromEntries(paths.map(({ path, option = path }) => [option, path]))
      : parameter

test.skipIf(!existsSync(packages))(
  'the functions of the packages are listed as they are; `npm test -- tests/docs-examples -u` updates them',
  async () => {
    const calls = new Map(allCalls(contract).map((named) => [named.id, named]))
    const found = modules.flatMap(({ package: from, module, file, areas }) =>
      functionsIn(readFileSync(`${packages}auto_sdk_${file}/build/es/index.mjs`, 'utf8')).flatMap((one) =>
        areas.flatMap((area) =>
          calls.has(`${area}.${one.name}`) ? [[`${area}.${one.name}`, { package: from, module, ...one }] as const] : [],
        ),
      ),
    )
    const list = Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot(`${root}docs/recorded/package-functions.json`)
  },
)

describe('the code of a request', () => {
  const codeOf = (id: string, message: Record<string, unknown>): string =>
    packageOf(packageFunctionOf(id)!, message, { clientId: 'client' })!.split('await client.')[1]!

  test.each([
    ['carts.getCurrentCart', {}, 'currentCart.getCurrentCart()\n'],
    ['carts.removeLineItemsFromCurrentCart', { lineItemIds: ['a'] }, "currentCart.removeLineItemsFromCurrentCart(['a'])\n"],
    [
      'checkouts.addToCheckout',
      { id: 'c', lineItems: [{ id: 'a', quantity: 1 }] },
      "checkout.addToCheckout('c', { lineItems: [{ _id: 'a', quantity: 1 }] })\n",
    ],
    [
      'catalogue.queryProducts',
      { query: { filter: { 'priceData.price': { $lt: 50 } }, sort: [{ fieldName: 'name', order: 'DESC' }], paging: { limit: 3 } } },
      "products.queryProducts().lt('priceData.price', 50).descending('name').limit(3).find()\n",
    ],
  ])('%s', (id, message, code) => expect(codeOf(id, message)).toBe(code))

  test('by the shop, with its key', () =>
    expect(packageOf(packageFunctionOf('carts.getCurrentCart')!, {}, 'shop')).toContain(
      'auth: ApiKeyStrategy({ apiKey: process.env.STOA_API_KEY',
    ))

  test('none for a filter that the builder of the packages doesn’t take', () => {
    const query = { filter: { $or: [{ name: 'Jug' }, { name: 'Bowl' }] } }
    expect(packageOf(packageFunctionOf('catalogue.queryProducts')!, { query }, 'shop')).toBeUndefined()
  })
})
