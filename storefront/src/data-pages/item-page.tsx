import { Link, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { Picture } from '../products/picture.tsx'
import { breadcrumbData } from '../products/structured-data.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/item-page'
import { FieldValue } from './field-value.tsx'
import { dateIn } from './field-view.ts'
import { findItem, findPage } from './find-page.server.ts'
import { slugOf } from './item-address.ts'
import { itemCard } from './item-card.ts'
import { ItemGrid } from './item-grid.tsx'
import { itemParts, type ItemPart } from './item-parts.ts'
import { referringTo, type Referring } from './referring.server.ts'
import { itemData } from './structured-data.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const page = await findPage(client, params.collection)
  const [{ shop }, found] = await Promise.all([client.shop.getShop({}), findItem(client, page, params.slug)])
  const { item } = found
  if (await hasOwnSlug(client, page, found)) throw redirect(paths.dataItemPage(page.dataCollectionId, slugOf(item, page)), 301)
  const where = { ...shop, baseUrl }
  const card = itemCard(item, page, where)
  const parts = itemParts(item, page, { ...where, references: page.references })
  const path = paths.dataItemPage(page.dataCollectionId, params.slug)
  const address = `${baseUrl}${path}`
  const trail = [{ path: paths.dataPage(page.dataCollectionId), name: page.displayName }]
  const views = [...parts.read, ...parts.facts].map(({ view }) => view)
  const pictures = parts.lead ? [{ kind: 'pictures' as const, pictures: [parts.lead] }] : []
  return {
    name: card.name,
    summary: card.text,
    isPublic: page.isPublic,
    parts,
    referring: await referringTo(client, page, String(item._id), where),
    trail,
    address,
    picture: card.picture && `${baseUrl}${card.picture.url}`,
    structured: [
      itemData({ card, address, baseUrl, views: [...pictures, ...views], updated: dateIn(item._updatedDate) }),
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

export default function ItemPage({ loaderData: { name, parts, referring, trail } }: Route.ComponentProps) {
  const { lead, read, facts } = parts
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={name} />
      <Breadcrumbs trail={trail} here={name} />
      <article className="mt-4">
        <h1 className="max-w-4xl text-heading wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {lead && (
          <div className="pane mt-7">
            <Picture picture={lead} ratio={2} sizes="(min-width: 80rem) 78rem, 94vw" eager className="w-full" />
          </div>
        )}
        <div
          className={`mt-10 grid gap-x-20 gap-y-10 ${facts.length > 0 && read.length > 0 ? 'lg:grid-cols-[minmax(0,42rem)_20rem]' : ''}`}
        >
          {read.length > 0 && <Read parts={read} />}
          {facts.length > 0 && <Looked parts={facts} isAlone={read.length === 0} />}
        </div>
      </article>
      {referring.map((one) => (
        <ReferringItems key={one.key} referring={one} to={name} />
      ))}
    </div>
  )
}

/** The main content. The first text is an introduction and the first long one the body, both without a label; the following ones have labels. */
function Read({ parts }: { parts: readonly ItemPart[] }) {
  const isFirst = (part: ItemPart): boolean => parts.find(({ view }) => view.kind === part.view.kind) === part
  return (
    <div className="max-w-prose space-y-8">
      {parts.map((part) => (
        <section key={part.key} aria-label={part.name}>
          {!isFirst(part) && <h2 className="mb-3 text-title">{part.name}</h2>}
          <div className={part.view.kind === 'text' && isFirst(part) && parts.length > 1 ? 'text-lead text-soft' : 'text-[1.0625rem]'}>
            <FieldValue view={part.view} isTop={isFirst(part)} />
          </div>
        </section>
      ))}
    </div>
  )
}

/** The side column of short facts. */
function Looked({ parts, isAlone }: { parts: readonly ItemPart[]; isAlone: boolean }) {
  const { dataPages: texts } = useTexts().storefront
  return (
    <section aria-label={texts.facts} className={isAlone ? 'max-w-prose' : 'lg:border-s lg:border-line lg:ps-8'}>
      <dl className="space-y-5">
        {parts.map(({ key, name, view }) => (
          <div key={key}>
            <dt className="mb-1 text-small font-semibold text-soft wrap-anywhere">{name}</dt>
            <dd>
              <FieldValue view={view} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ReferringItems({ referring: { key, name, fieldName, items, total, more }, to }: { referring: Referring; to: string }) {
  const { dataPages: texts } = useTexts().storefront
  const id = `by-${key.replace(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-heading wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="me-auto text-soft wrap-anywhere">{texts.referring(fieldName, to)}</p>
        {more && (
          <Link to={more} className="link">
            {texts.more(total)}
          </Link>
        )}
      </div>
      <div className="mt-7">
        <ItemGrid items={items} heading="h3" />
      </div>
    </section>
  )
}
