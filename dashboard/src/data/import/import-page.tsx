import { Link, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { changeImport } from '../../imports/change-import.server.ts'
import { ImportScreen } from '../../imports/import-screen.tsx'
import { isIntoCollection } from '../../imports/import-view.ts'
import { errorsOf } from '../../imports/read-import.server.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge } from '../environment-switch.tsx'
import { inEnvironment } from '../environment.ts'
import type { Route } from './+types/import-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  if (!isIntoCollection(one)) throw redirect(paths.import(one))
  const { dataCollectionId } = one
  const [failed, name] = await Promise.all([
    errorsOf(client, one.id),
    client.dataCollections.getDataCollection({ dataCollectionId }).then(
      ({ collection }) => collectionName(collection),
      () => dataCollectionId,
    ),
  ])
  return { one, name, ...failed }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const one = { id: params.importId, target: 'COLLECTION' } as const
  try {
    return redirect(await changeImport(context.get(apiContext).client, one, String(form.get('intent'))))
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** The last step of an import into a collection. */
export default function ImportPage({ loaderData: { one, name, ...failed }, actionData }: Route.ComponentProps) {
  const { imports: words } = useTexts().dashboard
  const environment = one.environment === 'SANDBOX' ? 'SANDBOX' : 'LIVE'
  return (
    <ImportScreen
      one={one}
      {...failed}
      title={words.into(name)}
      actions={
        <Link to={inEnvironment(paths.dataCollection(one.dataCollectionId), environment)} className="button button-quiet">
          {words.toItems}
        </Link>
      }
      problems={actionData?.problems}
    >
      <EnvironmentBadge environment={environment} />
    </ImportScreen>
  )
}
