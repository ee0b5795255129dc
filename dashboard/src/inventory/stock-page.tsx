import { History } from 'lucide-react'
import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/stock-page'
import { AdjustResult } from './bulk-adjust.tsx'
import { fullName } from './inventory-row.ts'
import { loadStock } from './load-stock.server.ts'
import { atLocation, locationOptions } from './location.ts'
import { MoveResult } from './move-result.tsx'
import { MoveStock } from './move-stock.tsx'
import { movementColumns } from './movement-columns.tsx'
import { movementList } from './movement-list.ts'
import { saveStock } from './save-stock.server.ts'
import { StockByLocation } from './stock-by-location.tsx'
import { VariantList, VariantStock } from './stock-cards.tsx'
import { StockSettings } from './stock-settings.tsx'

export async function loader({ context, params: { productId, variantId }, url }: Route.LoaderArgs) {
  return loadStock(context.get(apiContext).client, { url, productId, variantId })
}

export async function action({ context, params: { productId, variantId }, request }: Route.ActionArgs) {
  return saveStock(context.get(apiContext).client, { productId, variantId }, await request.formData())
}

export default function StockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, productId, rows, variant, variants, settings, locations, location, stockByLocation, waiting } = loaderData
  const { inventory, stockPage: words } = useTexts().dashboard
  const may = useMay()
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const isOfVariant = variant !== undefined && variants.length > 1
  return (
    <ListPage
      list={movementList}
      columns={movementColumns({
        hasVariants: !variant,
        hasLocations: locations.length > 0 || rows.some(({ location }) => location === undefined),
      })}
      options={{ location: locationOptions(locations) }}
      data={loaderData}
      call="stock.queryStockMovements"
      title={variant ? fullName(variant) : name}
      caption={words.history.caption}
      back={
        isOfVariant
          ? { to: atLocation(paths.stock(productId), location), text: name }
          : { to: atLocation(paths.inventory, location), text: inventory.title }
      }
      actions={
        may('WIX_STORES.READ_PRODUCTS') && (
          <Link to={paths.product(productId)} className="button button-quiet">
            {words.openProduct}
          </Link>
        )
      }
      above={
        <>
          <div className="mb-4 space-y-3 empty:hidden">
            <Result data={actionData} />
            {waiting > 0 && <Waiting count={waiting} productId={productId} />}
          </div>
          <div className="mb-6 grid items-start gap-(--pad) lg:grid-cols-2">
            {variant ? (
              <VariantStock key={JSON.stringify(variant)} variant={variant} location={location} problems={problems} />
            ) : (
              <VariantList variants={variants} location={location} />
            )}
            <div className="grid gap-(--pad)">
              {location && stockByLocation.length > 0 && (
                <StockByLocation
                  stock={stockByLocation}
                  locationId={location.id}
                  actions={
                    variant &&
                    may('STOCK.ADJUST') && (
                      <MoveStock key={variant.id} variant={variant} stock={stockByLocation} refused={refusedMoveIn(actionData)} />
                    )
                  }
                />
              )}
              {settings && may('WIX_STORES.MODIFY_INVENTORY') && (
                <StockSettings key={JSON.stringify(settings)} settings={settings} variants={variants} problems={problems} />
              )}
            </div>
          </div>
          <h2 className="mb-3 text-title">{words.history.title}</h2>
        </>
      }
      empty={{ icon: History }}
    />
  )
}

const refusedMoveIn = (data: Route.ComponentProps['actionData']) =>
  data && 'typed' in data && data.typed.intent === 'move' ? data : undefined

/** How many shoppers wait for the product, with a link to their requests. */
function Waiting({ count, productId }: { count: number; productId: string }) {
  const { stockPage: texts } = useTexts().dashboard
  return (
    <p className="flex flex-wrap gap-x-2">
      {texts.waiting(count)}
      <Link to={paths.backInStockRequestsOf(productId)} className="link">
        {texts.toRequests}
      </Link>
    </p>
  )
}

function Result({ data }: { data: Route.ComponentProps['actionData'] }) {
  const { stockPage: words } = useTexts().dashboard
  if (!data) return null
  if ('isSaved' in data)
    return (
      <Notice tone="good" focused>
        {words.saved}
      </Notice>
    )
  if ('isMoved' in data) return <MoveResult />
  const refused = refusedMoveIn(data)
  if (refused) return <MoveResult problems={refused.problems} />
  return <AdjustResult {...data} />
}
