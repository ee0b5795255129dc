import { data, redirect, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { cellText } from '../../grid/cell-text.ts'
import { Card } from '../../kit/card.tsx'
import { CodeButton } from '../../kit/code-button.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Code } from '../../kit/highlight.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionAt, collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge } from '../environment-switch.tsx'
import { itemCallOptions, inEnvironment, keepsDrafts, clientFor, environmentIn } from '../environment.ts'
import { gridFields } from '../grid/field.ts'
import { nameIn } from '../grid/names.server.ts'
import { publishItem } from '../publishing/publish-item.server.ts'
import { PublishingActions } from '../publishing/publishing-actions.tsx'
import { StatusBadge } from '../publishing/status-badge.tsx'
import { hasSandbox } from '../sandbox.server.ts'
import type { Route } from './+types/item-page'
import { ItemForm } from './item-form.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { changeReferences, isAboutReferences, type ReferencesAnswer } from './references/change-references.server.ts'
import { IntoCard } from './references/into-card.tsx'
import { referencesOf } from './references/references.server.ts'
import { SeveralCard } from './references/several-card.tsx'
import { saveItem, type ItemProblems } from './save-item.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  await hasSandbox(client, url.searchParams, paths.dataItem(params.collection, params.item))
  const asked = { dataCollectionId: params.collection, dataItemId: params.item }
  const [collection, { dataItem }, { shop }] = await Promise.all([
    collectionAt(client, params),
    client.dataItems.getDataItem(asked),
    client.shop.getShop({}),
  ])
  const item = { id: params.item, data: dataItem.data ?? {} }
  const name = nameIn(item.data[collection.displayField ?? '']) || item.id
  return {
    collection,
    item,
    name,
    request: { ...asked, ...itemCallOptions({ environment: environmentIn(url.searchParams), withDrafts: keepsDrafts(collection) }) },
    timeZone: shop.timeZone,
    origin: url.origin,
    references: await referencesOf(client, { collection, item, url }),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  const environment = environmentIn(url.searchParams)
  const form = await request.formData()
  if (form.get('intent') === 'delete') {
    await client.dataItems.removeDataItem({ dataCollectionId: params.collection, dataItemId: params.item })
    return redirect(inEnvironment(paths.dataCollection(params.collection), environment))
  }
  const saidSo = inEnvironment(`${paths.dataItem(params.collection, params.item)}?saved=${Date.now()}`, environment)
  if (form.get('intent') === 'publish') {
    await publishItem(client, params, form.get('be') === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT')
    return redirect(saidSo)
  }
  if (isAboutReferences(form)) {
    const answer = await changeReferences(client, form, { collectionId: params.collection, itemId: params.item })
    return data(answer, { status: answer.references === 'done' ? 200 : 422 })
  }
  const [collection, { shop }] = await Promise.all([collectionAt(client, params), client.shop.getShop({})])
  const about = { collectionId: collection.id, itemId: params.item, fields: gridFields(collection), timeZone: shop.timeZone }
  const saved = await saveItem(client, form, about)
  return 'problem' in saved ? data(saved, { status: 422 }) : redirect(saidSo)
}

export default function ItemPage({
  loaderData: { collection, item, name, request, timeZone, origin, references },
  actionData,
}: Route.ComponentProps) {
  const { item: words } = useTexts().dashboard
  const may = useMay()
  const [query] = useSearchParams()
  const environment = environmentIn(query)
  const fields = gridFields(collection)
  const [answered, changed] = actionData && 'references' in actionData ? [undefined, actionData] : [actionData, undefined]
  const system = fields.filter(({ isSystem }) => isSystem)
  return (
    <>
      <PageHead
        title={name}
        tabTitle={`${name} · ${collectionName(collection)}`}
        status={'_publishStatus' in item.data && <StatusBadge status={item.data._publishStatus} data={item.data} timeZone={timeZone} />}
        back={{ to: inEnvironment(paths.dataCollection(collection.id), environment), text: collectionName(collection) }}
        actions={
          <>
            <CodeButton call="dataItems.getDataItem" request={request} />
            {may('WIX_DATA.UPDATE') && '_publishStatus' in item.data && <PublishingActions data={item.data} />}
            {may('WIX_DATA.REMOVE') && (
              <ConfirmForm
                trigger={words.remove}
                title={words.removeTitle(name)}
                text={words.removeText}
                confirm={words.removeConfirm}
                isDanger
              >
                <input type="hidden" name="intent" value="delete" />
              </ConfirmForm>
            )}
          </>
        }
      />
      <EnvironmentBadge environment={environment} />
      {environment === 'LIVE' && <ItemTabs collectionId={collection.id} itemId={item.id} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-4">
          <ResultNotice answered={answered} changed={changed} done={doneIn(query)} fields={fields} />
          <Card title={words.fields}>
            <ItemForm
              key={`${item.id} ${query.get('saved')}`}
              {...{ fields, timeZone, answered, origin }}
              data={item.data}
              references={references.out.filter(({ isMany }) => !isMany)}
              isNew={false}
            />
          </Card>
          {references.out
            .filter(({ isMany }) => isMany)
            .map((links) => (
              <SeveralCard key={`${item.id} ${links.key}`} links={links} />
            ))}
        </div>
        <div className="space-y-6">
          <Card title={words.facts}>
            <Facts facts={system.map(({ key, label, kind }) => ({ name: label, value: cellText(item.data[key], kind, timeZone) }))} />
          </Card>
          <IntoCard into={references.into} />
          <Card title={words.json}>
            <Code text={JSON.stringify(item.data, undefined, 2)} label={words.jsonText} language="json" />
          </Card>
        </div>
      </div>
    </>
  )
}

const doneIn = (query: URLSearchParams) => (['saved', 'restored'] as const).find((done) => query.has(done))

interface ResultNoticeProps {
  answered: ItemProblems | undefined
  /** The result of a change to references, without scripts. */
  changed: ReferencesAnswer | undefined
  done: 'saved' | 'restored' | undefined
  fields: ReturnType<typeof gridFields>
}

/** The result of the form; for a conflict, both sides of each field. */
function ResultNotice({ answered, changed, done, fields }: ResultNoticeProps) {
  const { item: words, itemReferences } = useTexts().dashboard
  if (changed && changed.references !== 'done') return <Notice tone="problem" title={itemReferences.problems[changed.references]} focused />
  if (!answered) return done ? <Notice tone="good" title={words[done]} focused /> : null
  const both = Object.entries(answered.theirs)
  return (
    <Notice tone="problem" title={words.problems[answered.problem]} focused>
      {answered.message && <p>{answered.message}</p>}
      {both.length > 0 && (
        <>
          <p>{words.conflictHint}</p>
          <ul className="mt-2 space-y-1">
            {both.map(([key, theirs]) => (
              <li key={key} className="wrap-anywhere">
                {words.bothSides({
                  field: fields.find((field) => field.key === key)?.label ?? key,
                  mine: answered.typed[key] ?? '',
                  theirs,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
