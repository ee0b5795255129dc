import { Link, useSearchParams } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import type { DataCollection, DataPageSettings } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/pages-page'
import { changePages } from './change-pages.server.ts'
import { collectionAt, CollectionHead } from './collection-tabs.tsx'
import { fieldName, ownFields } from './field-types.ts'
import { namingOf } from './page-names.ts'
import { PagesForm } from './pages-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [collection, { settings }] = await Promise.all([
    collectionAt(client, params),
    client.dataCollections.getDataPageSettings({ dataCollectionId: params.collection }),
  ])
  return { collection, settings, address: `${baseUrl}/c/${encodeURIComponent(collection.id)}`, ...(await findExample(client, settings)) }
}

/** The fields with a role on the pages that exist, and the item whose page is an example. */
async function findExample({ dataCollections, dataItems }: Client, { dataCollectionId, hasPages }: DataPageSettings) {
  if (!hasPages) return { current: undefined, exampleId: undefined }
  const page = dataCollections.getDataPage({ dataCollectionId }).then(async ({ dataPage: { roles, sort } }) => {
    const { dataItems: first } = await dataItems.queryDataItems({ dataCollectionId, query: { sort, paging: { limit: 1 } } })
    return { current: roles, exampleId: first[0]?.id }
  })
  return ifPermitted(page, { current: undefined, exampleId: undefined })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changePages(context.get(apiContext).client, params.collection, await request.formData())
}

interface Answer {
  problems?: Parameters<typeof problemSummary>[1]
  isConflict?: boolean
  /** What was chosen in the form. */
  typed?: Partial<DataPageSettings>
}

export default function PagesPage({ loaderData: { collection, settings, address, current, exampleId }, actionData }: Route.ComponentProps) {
  const { dataPages: words } = useTexts().dashboard
  const mayChange = useMay()('WIX_DATA.MANAGE_COLLECTIONS')
  const answer = actionData as Answer | undefined
  const publishedId = collection.plugins?.find(({ type }) => type === 'DRAFT_ITEMS')?.draftItemsOptions?.publishedCollectionId
  return (
    <>
      <CollectionHead
        collection={collection}
        page="pages"
        detail={words.detail}
        actions={<CodeButton call="dataCollections.getDataPageSettings" request={{ dataCollectionId: collection.id }} />}
      />
      <div className="space-y-5">
        <ResultNotice answer={answer} id={collection.id} />
        {publishedId ? (
          <Notice title={words.ofDrafts}>
            <Link to={paths.dataPages(publishedId)} className="link">
              {publishedId}
            </Link>
          </Notice>
        ) : (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PagesForm key={settings.revision} {...{ collection, settings, typed: answer?.typed, current, mayChange }} />
            <About {...{ collection, settings, address, exampleId }} />
          </div>
        )}
      </div>
    </>
  )
}

interface AboutProps {
  collection: DataCollection
  settings: DataPageSettings
  address: string
  exampleId: string | undefined
}

/** Explains the pages that the collection would have. */
function About({ collection, settings, address, exampleId }: AboutProps) {
  const { dataPages: words } = useTexts().dashboard
  const { slug, name } = namingOf(collection)
  const hidden = ownFields(collection).filter(({ condition }) => condition?.permission === 'RESTRICTED')
  const hasDrafts = collection.plugins?.some(({ type }) => type === 'PUBLISH' || type === 'DRAFT_ITEMS')
  return (
    <Card title={words.address}>
      <p className="mb-4 wrap-anywhere">
        {settings.hasPages ? (
          <a href={address} className="link">
            {address}
          </a>
        ) : (
          <span className="text-soft">{address}</span>
        )}
      </p>
      {settings.hasPages && (
        <div className="mb-5 flex flex-wrap gap-2">
          <a href={address} className="button button-quiet">
            {words.visit}
          </a>
          {exampleId !== undefined && (
            <a href={`${address}/${encodeURIComponent(exampleId)}`} className="button button-quiet">
              {words.visitItem}
            </a>
          )}
        </div>
      )}
      <Facts
        facts={[
          { name: words.itemAddress, value: slug ? words.bySlug(fieldName(slug)) : words.byId },
          { name: words.name, value: name ? words.byName(fieldName(name)) : words.noName },
          { name: words.readers, value: words.readBy[collection.permissions?.read ?? 'ADMIN'] },
          ...(hasDrafts ? [{ name: words.drafts, value: words.draftsHidden }] : []),
          ...(hidden.length > 0 ? [{ name: words.hiddenFields, value: words.hidden(hidden.map(fieldName).join(', ')) }] : []),
        ]}
      />
    </Card>
  )
}

/** The result of the last form. */
function ResultNotice({ answer, id }: { answer: Answer | undefined; id: string }) {
  const texts = useTexts()
  const { data, dataPages: words } = texts.dashboard
  const [query] = useSearchParams()
  if (answer?.isConflict)
    return (
      <Notice tone="problem" title={words.changedMeanwhile} focused>
        <Link to={paths.dataPages(id)} className="link" reloadDocument>
          {data.readAgain}
        </Link>
      </Notice>
    )
  if (answer?.problems) return <Notice tone="problem" title={problemSummary(texts, answer.problems)} focused />
  return query.get('done') === 'saved' ? <Notice tone="good" title={data.saved} focused /> : null
}
