import { useMemo } from 'react'
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { useHydrated } from '@stoa/ui/hydrated'
import { apiContext } from '@stoa/ui/page-api'
import { layoutOf, listingKey } from '../../grid/layout.ts'
import { StaticTable } from '../../grid/static-table.tsx'
import { locationMenu } from '../../inventory/location.ts'
import { loadLocations } from '../../inventory/locations.server.ts'
import { CodeButton } from '../../kit/code-button.tsx'
import { NoMatch } from '../../kit/data-table.tsx'
import { ifPermitted } from '../../kit/if-permitted.server.ts'
import { ListPages } from '../../kit/list-pages.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { formatFacts } from '../editor/editor-facts.ts'
import type { Route } from './+types/sheet-page'
import { firstRows, sheetRequest } from './rows.server.ts'
import { SheetCell } from './sheet-cell.tsx'
import { sheetFields } from './sheet-fields.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { sheetList } from './sheet-list.ts'
import { SheetToolbar, sheetViews } from './sheet-toolbar.tsx'
import { productOf } from './variant-data.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { locations, location } = await loadLocations(client, url)
  const [{ shop }, first, { collections }, { views }] = await Promise.all([
    client.shop.getShop({}),
    firstRows(client, url.searchParams),
    client.collections.queryCollections({
      query: { filter: { id: { $ne: allProductsId } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 100 } },
    }),
    ifPermitted(client.views.queryViews({ list: sheetViews }), { views: [] }),
  ])
  const { currency, decimals } = formatFacts(shop, undefined)
  return {
    first,
    views,
    currency,
    decimals,
    timeZone: shop.timeZone,
    request: sheetRequest(url.searchParams),
    location: location?.id ?? '',
    collections: collections.map(({ id, name }) => ({ value: id, text: name ?? '' })),
    locations: locationMenu(locations),
  }
}

/** Layout parameters need no new data; submitted forms do. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const wasSent = formMethod !== undefined && formMethod !== 'GET'
  if (wasSent || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return listingKey(currentUrl.searchParams) !== listingKey(nextUrl.searchParams)
}

/** Prices and stock of all variants in a spreadsheet. Without scripts it is a table with pages. */
export default function SheetPage({ loaderData }: Route.ComponentProps) {
  const { first, views, timeZone, decimals, location, request } = loaderData
  const { productSheet: texts, products } = useTexts().dashboard
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const { fields, mayEdit } = useFields(loaderData)
  const options = useOptions(loaderData)
  const { cursor, isNarrowed } = sheetList.at(query)
  // A page in the middle of the list exists only without scripts: the grid starts over from the beginning.
  const beginning = useMemo(() => (cursor === undefined ? first : { ...first, items: [], marks: [] }), [first, cursor])
  const columns = layoutOf(query, fields).columns.map((key) => fields.find((field) => field.key === key)!)
  return (
    <>
      <PageHead
        title={texts.title}
        detail={texts.detail}
        back={{ to: paths.products, text: products.title }}
        actions={<CodeButton call="variantRows.queryVariantRows" request={request} />}
      />
      {isHydrated ? (
        <SheetGrid key={location} first={beginning} {...{ fields, timeZone, decimals, mayEdit, location, options, views }} />
      ) : (
        <>
          <SheetToolbar {...{ options, views }} />
          {first.problem !== undefined && <p className="mb-3 text-danger">{first.problem}</p>}
          {first.items.length === 0 && isNarrowed ? (
            <NoMatch clear={paths.productSheet} />
          ) : (
            <StaticTable
              pathOf={(id) => paths.product(productOf(id))}
              Cell={SheetCell}
              caption={texts.title}
              {...{ columns, timeZone }}
              items={first.items}
              names={first.names}
            />
          )}
          <ListPages previous={cursor === undefined ? undefined : first.previous} next={first.next} />
        </>
      )}
    </>
  )
}

function useFields({ currency, decimals }: Route.ComponentProps['loaderData']) {
  const { productSheet: texts } = useTexts().dashboard
  const may = useMay()
  const mayEdit = may('WIX_STORES.MODIFY_PRODUCTS')
  const mayReadStock = may('WIX_STORES.READ_INVENTORY')
  const mayEditStock = may('WIX_STORES.MODIFY_INVENTORY')
  const fields = useMemo(
    () => sheetFields({ texts, currency, decimals, mayEdit, mayReadStock, mayEditStock }),
    [texts, currency, decimals, mayEdit, mayReadStock, mayEditStock],
  )
  return { fields, mayEdit }
}

/** The choices of filters; those of stock are empty for people who can’t read it. */
function useOptions({ collections, locations }: Route.ComponentProps['loaderData']) {
  const mayReadStock = useMay()('WIX_STORES.READ_INVENTORY')
  return { collection: collections, location: mayReadStock ? locations : [], ...(!mayReadStock && { stock: [] }) }
}
