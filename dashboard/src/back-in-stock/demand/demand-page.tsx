import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../../kit/list/list-page.tsx'
import { pagesAt } from '../../kit/list/read-page.ts'
import { ToShop } from '../../kit/to-shop.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { BackInStockHead, SettingsLink } from '../back-in-stock-head.tsx'
import { loadConditions } from '../conditions.server.ts'
import type { Route } from './+types/demand-page'
import { demandColumns } from './demand-columns.tsx'
import { demandList } from './demand-list.ts'
import { demandRow } from './demand-row.ts'
import { startWave } from './start-wave.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = demandList.at(url.searchParams)
  const request = { paging: { limit: listing.size, offset: listing.offset } }
  const [{ shop, conditions }, { demand, metadata }] = await Promise.all([
    loadConditions(client),
    client.backInStock.queryBackInStockDemand(request),
  ])
  return {
    rows: demand.map((one) => demandRow(one, shop)),
    total: metadata.total ?? undefined,
    conditions,
    request,
    ...pagesAt(listing, metadata.hasNext === true),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return startWave(context.get(apiContext).client, await request.formData())
}

export default function DemandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { backInStockDemand: texts } = useTexts().dashboard
  const { total, conditions } = loaderData
  const mayNotify = useMay()('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS')
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <ListPage
      list={demandList}
      columns={demandColumns({ mayNotify, refused })}
      data={loaderData}
      call="backInStock.queryBackInStockDemand"
      actions={<SettingsLink />}
      above={<BackInStockHead conditions={conditions} />}
      notice={
        <div className="mb-3 space-y-3 empty:hidden">
          <Outcome data={actionData} />
        </div>
      }
      empty={{ icon: BellRing, action: <ToShop /> }}
      position={total === undefined ? texts.many : texts.count(total)}
    />
  )
}

function Outcome({ data }: { data: Route.ComponentProps['actionData'] }) {
  const texts = useTexts()
  const { backInStockDemand: words } = texts.dashboard
  if (!data) return null
  if ('problems' in data)
    return (
      <Notice
        tone="problem"
        title={words.problems[data.problems.code] ?? problemSummary(texts, data.problems)}
        // Otherwise the form is open again over it.
        focused={data.problems.fields.limit === undefined}
      />
    )
  return (
    <Notice tone="good" title={words.started(data.started)} focused>
      <Link to={paths.backInStockWaves} className="link">
        {words.toWaves}
      </Link>
    </Notice>
  )
}
