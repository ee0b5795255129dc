import { MessageSquareQuote } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { SelectPage } from '../kit/row-selection.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/reviews-page'
import { bulkFormId, BulkResult, BulkReviews } from './bulk-reviews.tsx'
import { changeReviews } from './change-reviews.server.ts'
import { Decisions } from './decisions.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewList } from './review-list.ts'
import { productsOf, reviewRows, type ReviewRow } from './review-row.ts'
import { SortLinks } from './sort-links.tsx'
import { useFocusInList } from './use-focus-in-list.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { query, values, isNarrowedBesides } = reviewList.at(url.searchParams)
  const request = { query, returnPrivateReviews: true }
  const [{ shop }, { reviews, metadata }, { counts }] = await Promise.all([
    client.shop.getShop({}),
    readPage(url, client.reviews.queryReviews(request)),
    client.reviews.countReviewsByStatus({}),
  ])
  const rows = await reviewRows(client, reviews, shop)
  const { APPROVED: published, IN_MODERATION: waiting, REJECTED: rejected } = counts
  const all = published + waiting + rejected
  return {
    rows,
    request,
    // The counts are of all reviews, so they don't fit a narrower list.
    counts: isNarrowedBesides ? undefined : { waiting, published, rejected, all },
    isEmpty: all === 0,
    products: await productChoices(client, rows, values.product),
    ...pagesOf(metadata),
  }
}

/** The products to filter by: those of the page, and the selected one. */
async function productChoices(client: Client, rows: readonly ReviewRow[], selected: string) {
  const ofPage = new Map(rows.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])))
  const isKnown = selected === '' || ofPage.has(selected)
  const others = isKnown ? [] : (await productsOf(client, [selected])).values()
  return [...ofPage.values(), ...others].map(({ id, name }) => ({ value: id, text: name })).toSorted((a, b) => a.text.localeCompare(b.text))
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeReviews(context.get(apiContext).client, await request.formData())
}

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, counts, isEmpty, products } = loaderData
  const { reviews: words } = useTexts().dashboard
  const may = useMay()
  const { key } = useLocation()
  useFocusInList(rows)
  const returned = actionData && 'typed' in actionData && actionData.typed.intent === 'reply' ? actionData : undefined
  return (
    <ListPage
      list={reviewList}
      columns={[]}
      data={loaderData}
      call="reviews.queryReviews"
      actions={
        may('SHOP.READ_SETTINGS') && (
          <Link to={paths.settingsOf('reviews')} className="button button-quiet">
            {words.settings}
          </Link>
        )
      }
      counts={!isEmpty && Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [name, words.count(count)]))}
      options={{ product: products }}
      toolbarEnd={<SortLinks />}
      above={<Decisions />}
      notice={
        <div className="mb-3 space-y-3 empty:hidden">
          <BulkResult key={key} {...actionData} />
        </div>
      }
      empty={{ icon: MessageSquareQuote }}
      isEmpty={isEmpty}
      body={
        <>
          {may('REVIEWS.MODERATE_REVIEWS') && (
            <div className="mb-2 flex items-center gap-3 px-(--pad) text-small text-soft">
              <SelectPage form={bulkFormId} />
              <span aria-hidden="true">{words.selectAll}</span>
            </div>
          )}
          <ul aria-label={words.title} className="space-y-3">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} form={bulkFormId} returned={returned?.typed.id === review.id ? returned : undefined} />
              </li>
            ))}
          </ul>
        </>
      }
      bulk={<BulkReviews />}
    />
  )
}
