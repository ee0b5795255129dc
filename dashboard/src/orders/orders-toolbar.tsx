import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { ColumnPicker } from '../kit/column-picker.tsx'
import { FilterChips, FilterForm, FilterMenu, type Chip, type FilterOption } from '../kit/filters.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { ViewsMenu, type SavedView } from '../views/views-menu.tsx'
import { channels, deliveries, listingOf, payments, tagMax, type OrderListing } from './listing.ts'
import { useOrderColumns } from './order-columns.tsx'

/** The days a list is narrowed to, in words. */
interface Days {
  from: string | undefined
  to: string | undefined
}

/** Everything that narrows the list of orders, and how it looks. */
export function OrdersToolbar({ views, days }: { views: readonly SavedView[]; days: Days }) {
  const { orders } = useTexts().dashboard
  const { filters } = orders
  const columns = useOrderColumns()
  const [query] = useSearchParams()
  const listing = listingOf(query)
  return (
    <>
      <Toolbar
        end={
          <>
            <ViewsMenu list="orders" views={views} />
            <div className="max-md:hidden">
              <ColumnPicker columns={columns} />
            </div>
          </>
        }
      >
        <SearchBox label={orders.search} placeholder={orders.searchHint} />
        <FilterMenu label={filters.payment} name="payment" options={optionsOf(payments, orders.payment)} />
        <FilterMenu label={filters.delivery} name="delivery" options={optionsOf(deliveries, orders.fulfillment)} />
        <FilterMenu label={filters.channel} name="channel" options={optionsOf(channels, orders.channels)} />
        <MoreFilters listing={listing} />
      </Toolbar>
      <FilterChips chips={useChips(listing, days)} />
    </>
  )
}

const optionsOf = (values: readonly string[], texts: Readonly<Record<string, string>>): FilterOption[] =>
  values.map((value) => ({ value, text: texts[value] ?? value }))

function MoreFilters({ listing: { tag, from, to, min, max } }: { listing: OrderListing }) {
  const { filters } = useTexts().dashboard.orders
  return (
    <FilterForm label={filters.more} names={['tag', 'from', 'to', 'min', 'max']}>
      <Field label={filters.tag} name="tag" maxLength={tagMax} autoComplete="off" defaultValue={tag} />
      <div className="grid grid-cols-2 gap-2">
        <Field label={filters.from} name="from" type="date" defaultValue={from} />
        <Field label={filters.to} name="to" type="date" defaultValue={to} />
        <Field label={filters.min} name="min" inputMode="decimal" pattern="\d{1,9}([.]\d{1,3})?" defaultValue={min} />
        <Field label={filters.max} name="max" inputMode="decimal" pattern="\d{1,9}([.]\d{1,3})?" defaultValue={max} />
      </div>
    </FilterForm>
  )
}

function useChips({ words, payment, delivery, channel, tag, min, max }: OrderListing, { from, to }: Days): Chip[] {
  const { orders } = useTexts().dashboard
  const { chips } = orders
  const chip = (names: readonly string[], text: string | false): Chip[] => (text === false ? [] : [{ names, text }])
  return [
    ...chip(['q'], words !== '' && chips.words(words)),
    ...chip(['payment'], payment !== '' && (orders.payment[payment as keyof typeof orders.payment] ?? payment)),
    ...chip(['delivery'], delivery !== '' && (orders.fulfillment[delivery as keyof typeof orders.fulfillment] ?? delivery)),
    ...chip(['channel'], channel !== '' && (orders.channels[channel] ?? channel)),
    ...chip(['tag'], tag !== '' && chips.tag(tag)),
    ...chip(['from', 'to'], Boolean(from ?? to) && chips.dates(from, to)),
    ...chip(['min', 'max'], Boolean(min ?? max) && chips.totals(min, max)),
  ]
}
