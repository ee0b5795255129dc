import { UserRound } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { visitorUploadsRoot } from '@stoa/contract/files/states'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/visitor-uploads-page'
import { changeMedia } from './change-media.server.ts'
import { loadMedia } from './load-media.server.ts'
import { MediaLibrary } from './media-library.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadMedia(context.get(apiContext).client, url, visitorUploadsRoot)
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeMedia(context.get(apiContext).client, await request.formData(), visitorUploadsRoot)
}

export default function VisitorUploadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { media: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <MediaLibrary
      data={loaderData}
      outcome={actionData}
      title={texts.visitorTitle}
      detail={texts.visitorDetail}
      isList={query.get('view') === 'list'}
      empty={{ icon: UserRound, title: texts.noVisitorFiles, text: texts.noVisitorFilesHint }}
    />
  )
}
