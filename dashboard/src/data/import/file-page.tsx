import { useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/file-page'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { collectionAt, collectionName } from '../collection-tabs.tsx'
import { FileForm } from './file-form.tsx'
import { Steps } from './steps.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const collection = await collectionAt(context.get(apiContext).client, params)
  return { id: collection.id, name: collectionName(collection) }
}

/** The first step: the file. */
export default function FilePage({ loaderData: { id, name } }: Route.ComponentProps) {
  const { imports: words } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={words.into(name)} back={{ to: paths.dataCollection(id), text: name }} />
      <Steps at="file" />
      <Card title={words.chooseFile}>
        <FileForm collectionId={id} refused={query.get('found') ?? query.get('refused')} />
      </Card>
    </div>
  )
}
