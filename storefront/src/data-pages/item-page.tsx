import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { breadcrumbData } from '../products/structured-data.ts'
import type { Route } from './+types/item-page'
import { ArticleLayout } from './article-layout.tsx'
import { DetailsLayout } from './details-layout.tsx'
import { dateIn } from './field-view.ts'
import { findItem, findPage } from './find-page.server.ts'
import { slugOf } from './item-address.ts'
import { itemCard } from './item-card.ts'
import { itemParts } from './item-parts.ts'
import { ProfileLayout } from './profile-layout.tsx'
import { ReferringItems } from './referring-items.tsx'
import { presentReferring, referringTo } from './referring.server.ts'
import { cardFileIds, findSiteFiles, itemFileIds } from './site-files.server.ts'
import { itemData } from './structured-data.ts'
import styles from './long-read.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const page = await findPage(client, params.collection)
  const [{ shop }, found] = await Promise.all([client.shop.getShop({}), findItem(client, page, params.slug)])
  const { item } = found
  if (await hasOwnSlug(client, page, found)) throw redirect(paths.dataItemPage(page.dataCollectionId, slugOf(item, page)), 301)
  const referring = await referringTo(client, page, String(item._id))
  const ids = [
    ...itemFileIds(item, page, baseUrl),
    ...referring.flatMap((one) => one.items.flatMap((other) => cardFileIds(other, one.page, baseUrl))),
  ]
  const where = { ...shop, ...(await findSiteFiles(client, baseUrl, ids)) }
  const card = itemCard(item, page, where)
  const parts = itemParts(item, page, { ...where, references: page.references })
  const path = paths.dataItemPage(page.dataCollectionId, params.slug)
  const address = `${baseUrl}${path}`
  const trail = [{ path: paths.dataPage(page.dataCollectionId), name: page.displayName }]
  return {
    name: card.name,
    summary: card.text,
    isPublic: page.isPublic,
    layout: page.itemLayout,
    date: card.date,
    parts,
    referring: referring.map((one) => presentReferring(one, where)),
    trail,
    address,
    picture: card.picture && `${baseUrl}${card.picture.url}`,
    structured: [
      itemData({ layout: page.itemLayout, card, parts, address, baseUrl, updated: dateIn(item._updatedDate) }),
      breadcrumbData([...trail, { path, name: card.name }], baseUrl),
    ],
  }
}

type LoadedItem = Awaited<ReturnType<typeof findItem>>

/** Whether an item that was requested by its id has a unique slug. */
async function hasOwnSlug(client: Parameters<typeof findItem>[0], page: Parameters<typeof findItem>[1], { item, isBySlug }: LoadedItem) {
  const slug = slugOf(item, page)
  if (isBySlug || slug === item._id) return false
  return (await findItem(client, page, slug)).item._id === item._id
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { name, summary, isPublic, address, picture, structured } = loaderData
  if (!isPublic) return [{ name: 'robots', content: 'noindex' }]
  return [
    ...pageMeta({ title: name, description: summary || undefined, address, picture, kind: 'article' }),
    ...structured.map((one) => ({ 'script:ld+json': one })),
  ]
}

export default function ItemPage({ loaderData: { name, layout, date, parts, referring, trail } }: Route.ComponentProps) {
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={name} />
      <Breadcrumbs trail={trail} here={name} />
      {layout === 'ARTICLE' && <ArticleLayout name={name} date={date} parts={parts} />}
      {layout === 'PROFILE' && <ProfileLayout name={name} parts={parts} />}
      {layout === 'DETAILS' && <DetailsLayout name={name} parts={parts} />}
      {referring.map((one) => (
        <ReferringItems key={one.key} referring={one} to={name} />
      ))}
    </div>
  )
}
