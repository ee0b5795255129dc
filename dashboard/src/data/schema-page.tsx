import { Link, useSearchParams } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { escapePattern } from '../kit/escape-pattern.ts'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/schema-page'
import { AboutForm } from './about-form.tsx'
import { changeSchema } from './change-schema.server.ts'
import { collectionAt, CollectionHead, collectionName } from './collection-tabs.tsx'
import { clientFor } from './environment.ts'
import { newField } from './field-form.tsx'
import { FieldList } from './field-list.tsx'
import { ownFields } from './field-types.ts'
import { listRequest } from './listing.ts'
import { DraftsCard } from './publishing/drafts-card.tsx'
import { draftCounts } from './publishing/drafts.server.ts'

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, searchParams)
  const asked = searchParams.get('field') ?? undefined
  const [collection, { collections }] = await Promise.all([
    collectionAt(client, params),
    client.dataCollections.listDataCollections(listRequest),
  ])
  const chosen = ownFields(collection).find(({ key }) => key === asked)?.key
  const held = chosen === undefined ? undefined : await valuesIn(client.dataItems, collection.id, chosen)
  const targets = collections.map((one) => ({ id: one.id, name: collectionName(one) }))
  const kept = await draftCounts(client, collection)
  return { collection, targets, chosen: asked === newField ? newField : chosen, held, kept }
}

type Items = Pick<Client['dataItems'], 'countDataItems'>

/** The number of items with a value in a field, and the total. */
async function valuesIn({ countDataItems }: Items, dataCollectionId: string, key: string) {
  const [{ totalCount: count }, { totalCount: of }] = await Promise.all([
    countDataItems({ dataCollectionId, filter: { [key]: { $exists: true } } }),
    countDataItems({ dataCollectionId }),
  ])
  return { count, of }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return changeSchema(client, await collectionAt(client, params), await request.formData())
}

export default function SchemaPage({ loaderData: { collection, targets, chosen, held, kept }, actionData }: Route.ComponentProps) {
  const { dataSchema: words } = useTexts().dashboard
  const may = useMay()
  const mayChange = may('WIX_DATA.MANAGE_COLLECTIONS')
  return (
    <>
      <CollectionHead
        collection={collection}
        page="schema"
        detail={words.detail}
        actions={
          <>
            <CodeButton call="dataCollections.getDataCollection" request={{ dataCollectionId: collection.id }} />
            {mayChange && <Delete id={collection.id} name={collectionName(collection)} />}
          </>
        }
      />
      <div className="mb-4 empty:hidden">
        <ResultNotice answer={actionData} id={collection.id} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FieldList {...{ collection, targets, held, mayChange }} chosen={mayChange ? chosen : undefined} answer={actionData} />
        <div className="space-y-5">
          <AboutForm key={collection.revision} collection={collection} mayChange={mayChange} />
          <DraftsCard {...{ collection, kept, mayChange }} />
        </div>
      </div>
    </>
  )
}

function Delete({ id, name }: { id: string; name: string }) {
  const { dataSchema: words } = useTexts().dashboard
  return (
    <ConfirmForm
      trigger={words.deleteCollection}
      title={words.deleteTitle(name)}
      text={words.deleteText}
      confirm={words.deleteConfirm}
      isDanger
    >
      <input type="hidden" name="intent" value="delete" />
      <Field
        label={words.deleteTyped(id)}
        name="typed"
        pattern={` *${escapePattern(id)} *`}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </ConfirmForm>
  )
}

/** The result of the last form. */
function ResultNotice({ answer, id }: { answer: Route.ComponentProps['actionData']; id: string }) {
  const texts = useTexts()
  const { data, dataSchema: words, dataTrash, newDataCollection, publishing } = texts.dashboard
  const [query] = useSearchParams()
  const name = query.get('name') ?? ''
  if (answer?.isConflict)
    return (
      <Notice tone="problem" title={data.changedMeanwhile} focused>
        <Link to={paths.dataSchema(id)} className="link" reloadDocument>
          {data.readAgain}
        </Link>
      </Notice>
    )
  if (answer?.notTyped) return <Notice tone="problem" title={words.notTyped} focused />
  if (answer?.isGone) return <Notice tone="problem" title={words.missingField} focused />
  if (answer?.problems) return <Notice tone="problem" title={problemSummary(texts, answer.problems)} focused />
  const said: Readonly<Record<string, string>> = {
    saved: data.saved,
    draftsOn: publishing.drafts.turnedOn,
    draftsOff: publishing.drafts.turnedOff,
    made: newDataCollection.made,
    added: words.added(name),
    removed: words.removed(name),
    restored: dataTrash.restored(id),
  }
  const done = said[query.get('done') ?? '']
  return done && <Notice tone="good" title={done} focused />
}
