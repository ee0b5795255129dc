import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formatInstant } from '@stoa/ui/dates'
import { isRefusal } from '@stoa/ui/refusal'
import type { Product, Shop } from '../../answers.ts'
import { actorNames } from '../../events/actors.server.ts'
import { actorId } from '../../events/event-names.ts'
import { pagesOf, readPage } from '../../kit/list/read-page.ts'
import { draftOfProduct } from '../editor/draft/draft-of-product.ts'
import type { ProductDraft } from '../editor/draft/product-draft.ts'
import { formatFacts } from '../editor/editor-facts.ts'
import { differences } from './differences.ts'

const pageSize = 25

/** The versions of a product, the one in `?version=` with what differs from the product as it is. A deleted product has versions too. */
export async function productHistory(client: Client, id: string, url: URL) {
  const cursor = url.searchParams.get('cursor')
  const request = { id, cursorPaging: cursor ? { cursor } : { limit: pageSize } }
  const number = Number(url.searchParams.get('version'))
  const [{ shop }, now, history, shown] = await Promise.all([
    client.shop.getShop({}),
    ifExists(client.catalogue.getProduct({ id, includeMerchantSpecificData: true })),
    readPage(url, ifExists(client.catalogue.queryProductVersions(request))),
    Number.isSafeInteger(number) && number > 0 ? ifExists(client.catalogue.getProductVersion({ id, version: number })) : undefined,
  ])
  if (!now && !history) throw data(null, { status: 404 })
  // A product that was never changed here, such as one of the sample shop, has no versions.
  const { versions, metadata } = history ?? { versions: [], metadata: {} }
  const actors = await actorNames(
    client,
    [...versions, ...(shown ? [shown.version] : [])].flatMap(({ identity }) => (identity ? [identity] : [])),
  )
  const dated = ({ identity, ...version }: Version) => ({
    ...version,
    madeBy: identity && actors[actorId(identity) ?? ''],
    made: { instant: version.createdDate, text: formatInstant(version.createdDate, shop) },
  })
  return {
    id,
    request,
    name: now?.product.name ?? shown?.product.name ?? '',
    isDeleted: now === undefined,
    versions: versions.map(dated),
    ...pagesOf(metadata),
    shown: shown && {
      ...dated(shown.version),
      isPresent: now !== undefined && !cursor && versions[0]?.version === shown.version.version,
      differences: differences(draftOf(shown.product, shop), now ? draftOf(now.product, shop) : draftOf(shown.product, shop)),
    },
  }
}

type Version = Awaited<ReturnType<Client['catalogue']['queryProductVersions']>>['versions'][number]

/** Versions name neither the collections that can be chosen nor the file, and are those of V1. */
const draftOf = (product: Product, shop: Shop): ProductDraft =>
  draftOfProduct(product, { decimals: formatFacts(shop, undefined).decimals, file: '', collections: [], v3: undefined })

async function ifExists<Body>(call: Promise<Body>): Promise<Body | undefined> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return undefined
    throw error
  }
}
