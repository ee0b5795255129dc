import { Link, redirect, useRevalidator } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { useLookingAgain } from '../../kit/look-again.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge } from '../environment-switch.tsx'
import { inEnvironment } from '../environment.ts'
import type { Route } from './+types/import-page'
import { changeImport } from './change-import.server.ts'
import { ErrorsCard } from './errors-card.tsx'
import { ImportActions } from './import-actions.tsx'
import { isAtWork } from './import-view.ts'
import { ResultCard } from './result-card.tsx'
import { ImportBadge } from './status-badge.tsx'
import { Steps } from './steps.tsx'

const errorsMax = 50

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  const [{ errors, hasNext }, name] = await Promise.all([
    client.dataImports.listImportErrors({ id: one.id, limit: errorsMax }),
    client.dataCollections.getDataCollection({ dataCollectionId: one.dataCollectionId }).then(
      ({ collection }) => collectionName(collection),
      () => one.dataCollectionId,
    ),
  ])
  return { one, errors, hasNext, name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return redirect(await changeImport(context.get(apiContext).client, params.importId, String(form.get('intent'))))
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

const lookAgainMs = 700

/** The last step: what a run would do, its progress, and its result. */
export default function ImportPage({ loaderData: { one, errors, hasNext, name }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { imports: words } = texts.dashboard
  const { revalidate } = useRevalidator()
  const environment = one.environment === 'SANDBOX' ? 'SANDBOX' : 'LIVE'
  useLookingAgain(isAtWork(one), revalidate, lookAgainMs)
  return (
    <div className="mx-auto max-w-4xl">
      <PageHead
        title={words.into(name)}
        back={{ to: paths.imports, text: words.title }}
        status={<ImportBadge status={one.status} />}
        detail={<span className="wrap-anywhere">{one.fileName}</span>}
        actions={
          <Link to={inEnvironment(paths.dataCollection(one.dataCollectionId), environment)} className="button button-quiet">
            {words.toItems}
          </Link>
        }
      />
      <Steps at="run" importId={one.id} isOpen={one.status === 'READY'} />
      <EnvironmentBadge environment={environment} />
      <div className="space-y-5">
        {actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        <ResultCard one={one} />
        <ImportActions one={one} />
        {errors.length > 0 && <ErrorsCard importId={one.id} errors={errors} hasMore={hasNext} />}
      </div>
    </div>
  )
}
