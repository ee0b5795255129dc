import { data, Link, redirect, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { CodeButton } from '../kit/code-button.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/permissions-page'
import { callerChoices, explainAccess } from './callers.server.ts'
import { collectionAt, CollectionHead } from './collection-tabs.tsx'
import { permissionsIn } from './permission-choices.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { Simulator } from './simulator.tsx'

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [collection, callers] = await Promise.all([collectionAt(client, params), callerChoices(client)])
  const asked = await explainAccess(client, { dataCollectionId: collection.id, callers, as: searchParams.get('as') ?? 'VISITOR' })
  return { collection, callers, asked }
}

interface Answer {
  problems?: FormProblems
  isConflict?: boolean
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { dataCollections } = context.get(apiContext).client
  const form = await request.formData()
  const revision = textOf(form, 'revision')
  try {
    await dataCollections.patchDataCollection({ dataCollection: { id: params.collection, revision, permissions: permissionsIn(form) } })
  } catch (error) {
    const isConflict = isRefusedWith(error, 'DATA_COLLECTION_REVISION_MISMATCH')
    return data<Answer>(isConflict ? { isConflict } : { problems: formProblemsOf(error) }, { status: 422 })
  }
  return redirect(`${paths.dataPermissions(params.collection)}?done=saved`)
}

export default function PermissionsPage({ loaderData: { collection, callers, asked }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { data: shared, dataPermissions: words } = texts.dashboard
  const [query] = useSearchParams()
  const mayChange = useMay()('WIX_DATA.MANAGE_COLLECTIONS')
  return (
    <>
      <CollectionHead
        collection={collection}
        page="permissions"
        detail={words.detail}
        actions={<CodeButton call="dataCollections.getDataPermissions" request={{ dataCollectionId: collection.id }} />}
      />
      <div className="space-y-5">
        {actionData?.isConflict && (
          <Notice tone="problem" title={shared.changedMeanwhile} focused>
            <Link to={paths.dataPermissions(collection.id)} className="link" reloadDocument>
              {shared.readAgain}
            </Link>
          </Notice>
        )}
        {actionData?.problems && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        {!actionData && query.get('done') === 'saved' && <Notice tone="good" title={shared.saved} focused />}
        <PermissionMatrix key={collection.revision} collection={collection} mayChange={mayChange} />
        <Simulator callers={callers} asked={asked} />
      </div>
    </>
  )
}
