import { useRevalidator, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { formatInstant } from '@stoa/ui/dates'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { useLookingAgain } from '../kit/look-again.ts'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/indexes-page'
import { changeIndexes } from './change-indexes.server.ts'
import { collectionAt, CollectionHead } from './collection-tabs.tsx'
import { ownFields } from './field-types.ts'
import { IndexAdvice } from './index-advice.tsx'
import { IndexForm } from './index-form.tsx'
import { IndexList } from './index-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const of = { dataCollectionId: params.collection }
  const [collection, { indexes }, { total, unique1Field }, { fieldUses }, { shop }] = await Promise.all([
    collectionAt(client, params),
    client.dataCollections.listDataIndexes(of),
    client.dataCollections.listAvailableDataIndexes(of),
    client.dataCollections.listFieldUses(of),
    client.shop.getShop({}),
  ])
  const uses = fieldUses.map((use) => ({ ...use, last: { instant: use.lastUsedDate, text: formatInstant(use.lastUsedDate, shop) } }))
  return { collection, indexes, left: total, uniqueLeft: unique1Field, uses }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeIndexes(context.get(apiContext).client, params.collection, await request.formData())
}

const lookAgainMs = 1_500

export default function IndexesPage({ loaderData: { collection, indexes, left, uniqueLeft, uses }, actionData }: Route.ComponentProps) {
  const { dataIndexes: words } = useTexts().dashboard
  const mayChange = useMay()('WIX_DATA.MANAGE_INDEXES')
  const fields = ownFields(collection)
  const { revalidate } = useRevalidator()
  useLookingAgain(
    indexes.some(({ status }) => status === 'BUILDING'),
    revalidate,
    lookAgainMs,
  )
  return (
    <>
      <CollectionHead
        collection={collection}
        page="indexes"
        detail={words.detail}
        actions={<CodeButton call="dataCollections.listDataIndexes" request={{ dataCollectionId: collection.id }} />}
      />
      <div className="space-y-5">
        <ResultNotice problems={actionData?.problems} />
        <IndexList indexes={indexes} left={left} mayChange={mayChange} />
        <IndexAdvice uses={uses} fields={fields} mayAdd={mayChange && left > 0} />
        {mayChange && (
          <IndexForm
            key={indexes.map(({ name }) => name).join()}
            fields={fields}
            problems={actionData?.problems}
            mayBeUnique={uniqueLeft > 0}
          />
        )}
      </div>
    </>
  )
}

function ResultNotice({ problems }: { problems: NonNullable<Route.ComponentProps['actionData']>['problems'] | undefined }) {
  const texts = useTexts()
  const { dataIndexes: words } = texts.dashboard
  const [query] = useSearchParams()
  if (problems) {
    const said: Readonly<Record<string, string>> = { DATA_INDEXES_LIMIT_REACHED: words.full, DATA_INDEX_ALREADY_EXISTS: words.taken }
    return <Notice tone="problem" title={said[problems.code] ?? problemSummary(texts, problems)} focused />
  }
  const done = query.get('done')
  if (done !== 'added' && done !== 'dropped') return null
  return <Notice tone="good" title={words[done](query.get('name') ?? '')} focused />
}
