import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { breadcrumbData } from '../products/structured-data.ts'
import type { Route } from './+types/list-page'
import { findItems } from './find-items.server.ts'
import { findPage } from './find-page.server.ts'
import { ItemListing } from './item-listing.tsx'
import { hrefOfPage } from './listing-links.ts'
import { isFiltered, listingOf } from './listing.ts'
import { listData, questionsData } from './structured-data.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const page = await findPage(client, params.collection)
  const listing = listingOf(url.searchParams, page)
  const { shop } = await client.shop.getShop({})
  const found = await findItems(client, page, listing, { ...shop, baseUrl })
  const path = paths.dataPage(page.dataCollectionId)
  if (found.items.length === 0 && listing.page > 1) throw redirect(`${path}${hrefOfPage(url.searchParams, 1)}`)
  const { dataCollectionId, displayName, displayField, slugField, fields, listLayout, isPublic } = page
  const address = `${baseUrl}${path}`
  return {
    page: { dataCollectionId, displayName, displayField, slugField, fields, listLayout },
    found,
    locale: shop.locale,
    address,
    isForSearchEngines: isPublic && !isFiltered(listing) && !listing.sort && listing.page === 1,
    structured: [
      listLayout === 'QUESTIONS'
        ? questionsData({ name: displayName, address, items: found.items })
        : listData({ name: displayName, address, items: found.items, baseUrl }),
      breadcrumbData([{ path, name: displayName }], baseUrl),
    ],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { page, found, address, isForSearchEngines, structured } = loaderData
  const picture = found.items.find((item) => item.picture)?.picture?.url
  return [
    ...pageMeta({ title: page.displayName, address, picture: picture && `${new URL(address).origin}${picture}` }),
    ...(isForSearchEngines ? structured.map((one) => ({ 'script:ld+json': one })) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function ListPage({ loaderData: { page, found, locale } }: Route.ComponentProps) {
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={page.displayName} />
      <Breadcrumbs trail={[]} here={page.displayName} />
      <h1 className="mt-4 text-heading wrap-anywhere">
        <bdi>{page.displayName}</bdi>
      </h1>
      <ItemListing page={page} found={found} locale={locale} />
    </div>
  )
}
