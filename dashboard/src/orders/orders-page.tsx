import { Form, Link, redirect, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Pagination } from '@stoa/ui/components/pagination'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/orders-page'
import { orderRow } from './order-row.ts'
import { OrdersTable } from './orders-table.tsx'
import { hrefOf, listingOf, searchOf, stateNames, type OrderListing } from './search.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = listingOf(url.searchParams)
  const [{ shop }, { orders, metadata }] = await Promise.all([
    client.shop.getShop({}),
    client.orders.searchOrders({ search: searchOf(listing) }).catch((error: unknown) => {
      // A cursor grows old, or somebody shortened it: the list begins anew.
      if (listing.cursor && isRefusal(error) && error.status === 400) throw redirect(hrefOf(listing))
      throw error
    }),
  ])
  const { next, prev } = metadata.cursors ?? {}
  return { rows: orders.map((order) => orderRow(order, shop)), next: next ?? undefined, previous: prev ?? undefined }
}

export default function OrdersPage({ loaderData: { rows, next, previous } }: Route.ComponentProps) {
  const { shared, dashboard } = useTexts()
  const { orders: words } = dashboard
  const [query] = useSearchParams()
  const listing = listingOf(query)
  return (
    <>
      <title>{words.title}</title>
      <h1 className="text-heading">{words.title}</h1>
      <OrdersFilter key={JSON.stringify(listing)} listing={listing} />
      {rows.length === 0 ? <NoOrders listing={listing} /> : <OrdersTable rows={rows} />}
      <Pagination
        label={shared.pages}
        previous={previous === undefined ? undefined : { href: hrefOf(listing, previous), text: words.newer }}
        next={next === undefined ? undefined : { href: hrefOf(listing, next), text: words.older }}
      />
    </>
  )
}

function OrdersFilter({ listing: { words, state } }: { listing: OrderListing }) {
  const { orders: texts } = useTexts().dashboard
  return (
    <search className="mt-6">
      <Form className="flex flex-wrap items-end gap-3">
        <Field label={texts.search} hint={texts.searchHint} type="search" name="q" defaultValue={words} className="w-full sm:w-80" />
        <Select label={texts.state} name="state" defaultValue={state} className="w-full sm:w-56 sm:self-start">
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {texts.states[name]}
            </option>
          ))}
        </Select>
        <Button type="submit" look="quiet" className="sm:mt-7 sm:self-start">
          {texts.show}
        </Button>
      </Form>
    </search>
  )
}

function NoOrders({ listing: { words, state, cursor } }: { listing: OrderListing }) {
  const { orders: texts } = useTexts().dashboard
  const isAsked = Boolean(words || cursor) || state !== 'all'
  return (
    <div className="card mt-6 px-6 py-14 text-center">
      <p className="text-title">{isAsked ? texts.noMatch : texts.none}</p>
      <p className="mt-2 text-soft">{isAsked ? texts.noMatchHint : texts.noneHint}</p>
      <p className="mt-6">
        {isAsked ? (
          <Link to="?" className="button button-quiet">
            {texts.clear}
          </Link>
        ) : (
          <a href="/" className="button button-quiet">
            {texts.toShop}
          </a>
        )}
      </p>
    </div>
  )
}
