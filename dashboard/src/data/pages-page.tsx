import { Link, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import type { DataCollection, DataPageSettings } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { Facts } from '../kit/facts.tsx'
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
  return { collection, settings, address: `${baseUrl}/c/${encodeURIComponent(collection.id)}` }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changePages(context.get(apiContext).client, params.collection, await request.formData())
}

interface Answer {
  problems?: Parameters<typeof problemSummary>[1]
  isConflict?: boolean
}

export default function PagesPage({ loaderData: { collection, settings, address }, actionData }: Route.ComponentProps) {
  const { dataPages: words } = useTexts().dashboard
  const mayChange = useMay()('WIX_DATA.MANAGE_COLLECTIONS')
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
        <ResultNotice answer={actionData as Answer | undefined} id={collection.id} />
        {publishedId ? (
          <Notice title={words.ofDrafts}>
            <Link to={paths.dataPages(publishedId)} className="link">
              {publishedId}
            </Link>
          </Notice>
        ) : (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PagesForm key={settings.revision} settings={settings} mayChange={mayChange} />
            <About collection={collection} settings={settings} address={address} />
          </div>
        )}
      </div>
    </>
  )
}

/** Explains the pages that the collection would have. */
function About({ collection, settings, address }: { collection: DataCollection; settings: DataPageSettings; address: string }) {
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
