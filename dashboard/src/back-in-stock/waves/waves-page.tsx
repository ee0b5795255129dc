import { Send } from 'lucide-react'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../../kit/list/list-page.tsx'
import { pagesAt } from '../../kit/list/read-page.ts'
import { LiveSign } from '../../kit/live-sign.tsx'
import { useTexts } from '../../texts/texts.ts'
import { BackInStockHead, SettingsLink } from '../back-in-stock-head.tsx'
import { loadConditions } from '../conditions.server.ts'
import type { Route } from './+types/waves-page'
import { cancelWave } from './cancel-wave.server.ts'
import { useProgress } from './use-progress.ts'
import { waveColumns } from './wave-columns.tsx'
import { waveList } from './wave-list.ts'
import { waveRow } from './wave-row.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = waveList.at(url.searchParams)
  const request = { paging: { limit: listing.size, offset: listing.offset } }
  const [{ shop, conditions }, { waves, metadata }] = await Promise.all([
    loadConditions(client),
    client.backInStock.listBackInStockWaves(request),
  ])
  return {
    rows: waves.map((wave) => waveRow(wave, shop)),
    total: metadata.total ?? undefined,
    conditions,
    request,
    ...pagesAt(listing, metadata.hasNext === true),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return cancelWave(context.get(apiContext).client, await request.formData())
}

export default function WavesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { backInStockWaves: texts } = useTexts().dashboard
  const { rows, total, conditions } = loaderData
  useProgress(rows)
  return (
    <ListPage
      list={waveList}
      columns={waveColumns}
      data={loaderData}
      call="backInStock.listBackInStockWaves"
      actions={<SettingsLink />}
      above={<BackInStockHead conditions={conditions} />}
      notice={
        <>
          <LiveSign />
          <div className="mb-3 space-y-3 empty:hidden">
            <Outcome data={actionData} />
          </div>
        </>
      }
      empty={{ icon: Send }}
      position={total === undefined ? texts.many : texts.count(total)}
    />
  )
}

function Outcome({ data }: { data: Route.ComponentProps['actionData'] }) {
  const texts = useTexts()
  const { backInStockWaves: own } = texts.dashboard
  if (!data) return null
  if ('problems' in data) return <Notice tone="problem" title={problemSummary(texts, data.problems)} focused />
  return <Notice tone={data.isCanceled ? 'good' : 'plain'} title={data.isCanceled ? own.canceled : own.ended} focused />
}
