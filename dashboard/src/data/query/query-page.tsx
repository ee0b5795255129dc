import { redirect, useNavigation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import type { DataCollection } from '../../answers.ts'
import { Card } from '../../kit/card.tsx'
import { CodeButton } from '../../kit/code-button.tsx'
import { CodePart } from '../../kit/code-view.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { CollectionHead, collectionAt, collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge, EnvironmentSwitch } from '../environment-switch.tsx'
import { clientFor } from '../environment.ts'
import { gridFields, type DataField } from '../grid/field.ts'
import { hasSandbox } from '../sandbox.server.ts'
import type { Route } from './+types/query-page'
import { addressOf, queryIn, modes, type DataQuery } from './data-query.ts'
import { holdsObjects, nestedFields } from './nested-fields.ts'
import { QuestionForm } from './question-form.tsx'
import { Results } from './results.tsx'
import { builtOf, codeOfQuery, outcomeOf } from './run-query.server.ts'

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { client: plain, baseUrl } = context.get(apiContext)
  const client = clientFor(plain, searchParams)
  const isSandboxOn = await hasSandbox(client, searchParams, paths.dataQuery(params.collection))
  const collection = await collectionAt(client, params)
  const own = gridFields(collection)
  const asked = queryIn(searchParams)
  const usual = own.filter(({ isSystem }) => !isSystem).map(({ key }) => key)
  const address = addressOf(asked, usual).toString()
  if (searchParams.has('run')) throw redirect(`${paths.dataQuery(collection.id)}${address && `?${address}`}`)
  const [{ shop }, nested] = await Promise.all([client.shop.getShop({}), fieldsInObjects(client, collection, own)])
  const about = { collection, fields: [...own, ...nested], shop }
  const built = builtOf(asked, about)
  return {
    collection,
    asked,
    address,
    fields: about.fields,
    timeZone: shop.timeZone,
    outcome: await outcomeOf(client, asked, about),
    call: built && { call: built.call, request: built.request },
    code: built && codeOfQuery(built, baseUrl),
    isSandboxOn,
  }
}

/** The number of items examined for nested fields. */
const lookedAt = 20

async function fieldsInObjects(client: Client, { id }: DataCollection, own: readonly DataField[]): Promise<DataField[]> {
  const keys = own.filter(holdsObjects).map(({ key }) => key)
  if (keys.length === 0) return []
  const { dataItems } = await client.dataItems.queryDataItems({
    dataCollectionId: id,
    query: { fields: keys, paging: { limit: lookedAt } },
  })
  return nestedFields(
    own,
    dataItems.map((item) => ({ id: item.id!, data: item.data ?? {} })),
  )
}

export default function QueryPage({ loaderData }: Route.ComponentProps) {
  const { collection, asked, address, fields, timeZone, outcome, call, code, isSandboxOn } = loaderData
  const { dataQuery: words } = useTexts().dashboard
  const { location } = useNavigation()
  const isRunning = location?.pathname.endsWith(paths.dataQuery(collection.id)) === true
  return (
    <>
      <CollectionHead
        collection={collection}
        page="query"
        status={isSandboxOn && <EnvironmentSwitch />}
        detail={words.detail}
        actions={call && <CodeButton {...call} />}
      />
      <EnvironmentBadge environment={asked.environment} />
      <ModeTabs asked={asked} />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <QuestionForm
          key={address}
          {...{ asked, fields, timeZone }}
          problems={outcome.kind === 'refused' ? outcome.problems : undefined}
          startOver={addressIn(asked, { mode: asked.mode })}
        />
        <div className={`min-w-0 space-y-5 transition-opacity ${isRunning ? 'opacity-60' : ''}`} aria-busy={isRunning}>
          <Results collectionId={collection.id} name={collectionName(collection)} {...{ asked, fields, timeZone, outcome }} />
          {code && <CodeCard code={code} />}
        </div>
      </div>
    </>
  )
}

const addressIn = ({ environment }: DataQuery, said: { mode: string; filter?: string }): string =>
  `?${addressOf(queryIn(new URLSearchParams({ environment, ...said })), [])}`

/** Tabs for the other modes of the same query. */
function ModeTabs({ asked }: { asked: DataQuery }) {
  const { dataQuery: words } = useTexts().dashboard
  return (
    <Tabs
      label={words.kinds}
      tabs={modes.map((mode) => ({
        to: addressIn(asked, { mode, filter: asked.filter }),
        text: words.modes[mode],
        isCurrent: mode === asked.mode,
      }))}
    />
  )
}

function CodeCard({ code: { sdk, curl, json } }: { code: { sdk: string; curl: string; json: string } }) {
  const { dataQuery: words, kit } = useTexts().dashboard
  return (
    <Card title={words.code} detail={words.codeDetail}>
      <div className="space-y-5">
        <CodePart title={words.sdk} text={sdk} language="typescript" />
        <CodePart title={words.rest} text={curl} language="bash" hint={kit.code.keyHint} />
        <CodePart title={words.json} text={json} language="json" />
      </div>
    </Card>
  )
}
