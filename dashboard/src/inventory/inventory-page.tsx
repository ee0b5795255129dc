import { Boxes } from 'lucide-react'
import { Form, Link, redirect, useSearchParams } from 'react-router'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { withParams } from '../kit/list-state.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { sheetFromStock } from '../products/sheet/sheet-links.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/inventory-page'
import { adjust, saveShopThreshold } from './adjust.server.ts'
import { AdjustResult, BulkAdjust, bulkFormId } from './bulk-adjust.tsx'
import { inventoryColumns } from './inventory-columns.tsx'
import { inventoryList } from './inventory-list.ts'
import { fullName, inventoryRow } from './inventory-row.ts'
import { atLocation, locationMenu } from './location.ts'
import { loadLocations } from './locations.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { query, tab } = inventoryList.at(url.searchParams)
  const { locations, location } = await loadLocations(client, url)
  if (location?.isDefault) throw redirect(withParams(url.searchParams, { location: null }))
  const request = { ...(location && { locationId: location.id }), query }
  const [{ items, metadata }, shop] = await Promise.all([
    readPage(url, client.stock.queryStock(request)),
    tab === 'low' ? ifPermitted(client.shop.getSettings({}), undefined) : undefined,
  ])
  return {
    rows: items.map(inventoryRow),
    tab,
    request,
    locations,
    location,
    threshold: shop && { value: shop.settings.lowStockThreshold, revision: shop.settings.revision },
    ...pagesOf(metadata),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  return textOf(form, 'intent') === 'threshold' ? saveShopThreshold(client, form) : adjust(client, form)
}

export default function InventoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { total, threshold, tab, locations, location } = loaderData
  const { inventory: texts } = useTexts().dashboard
  const may = useMay()
  const mayAdjust = may('STOCK.ADJUST')
  const [query] = useSearchParams()
  return (
    <ListPage
      list={inventoryList}
      columns={mayAdjust ? inventoryColumns : inventoryColumns.filter(({ name }) => name !== 'adjust')}
      data={loaderData}
      call="stock.queryStock"
      beforeCode={
        <Link to={sheetFromStock(query)} className="button button-quiet">
          {texts.sheet}
        </Link>
      }
      options={{ location: locationMenu(locations), ...(locations.length === 0 && { stocked: [] }) }}
      counts={{}}
      above={tab === 'low' && threshold && may('SHOP.MODIFY_SETTINGS') && <ShopThreshold {...threshold} />}
      notice={
        <div className="mb-3 space-y-3 empty:hidden">
          <AdjustResult {...actionData} />
        </div>
      }
      empty={{ icon: Boxes }}
      hrefOf={({ productId, variantId }) => atLocation(paths.stock(productId, variantId), location)}
      {...(mayAdjust && { selection: { form: bulkFormId, nameOf: fullName }, bulk: <BulkAdjust locationId={location?.id} /> })}
      position={total === undefined ? texts.many : texts.count(total)}
    />
  )
}

function ShopThreshold({ value, revision }: { value: number; revision: string }) {
  const { inventory: texts } = useTexts().dashboard
  return (
    <Form method="post" className="mb-4 flex flex-wrap items-start gap-3">
      <input type="hidden" name="revision" value={revision} />
      <Field
        key={revision}
        label={texts.threshold}
        hint={texts.thresholdHint}
        name="threshold"
        type="number"
        min={0}
        max={quantityMax}
        required
        defaultValue={value}
      />
      <Button type="submit" name="intent" value="threshold" look="quiet" className="mt-7">
        {texts.save}
      </Button>
    </Form>
  )
}
