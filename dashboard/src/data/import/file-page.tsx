import { useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { FileForm } from '../../imports/file-form.tsx'
import { Steps } from '../../imports/steps.tsx'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionAt, collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge } from '../environment-switch.tsx'
import { environmentIn, environmentName, inEnvironment } from '../environment.ts'
import { hasSandbox } from '../sandbox.server.ts'
import type { Route } from './+types/file-page'
import { itemFiles } from './item-files.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  await hasSandbox(client, url.searchParams, paths.dataImport(params.collection))
  const collection = await collectionAt(client, params)
  return { id: collection.id, name: collectionName(collection) }
}

/** The first step: select the file. */
export default function FilePage({ loaderData: { id, name } }: Route.ComponentProps) {
  const { imports: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const environment = environmentIn(query)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={words.into(name)} back={{ to: inEnvironment(paths.dataCollection(id), environment), text: name }} />
      <EnvironmentBadge environment={environment} />
      <Steps at="file" />
      <Card title={words.chooseFile}>
        <FileForm accept={itemFiles}>
          <input type="hidden" name="collection" value={id} />
          {environment === 'SANDBOX' && <input type="hidden" name={environmentName} value={environment} />}
        </FileForm>
      </Card>
    </div>
  )
}
