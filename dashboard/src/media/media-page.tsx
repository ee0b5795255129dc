import { FolderOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { mediaRoot } from '@stoa/contract/files/states'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/media-page'
import { changeMedia } from './change-media.server.ts'
import { loadMedia } from './load-media.server.ts'
import { MediaLibrary } from './media-library.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadMedia(context.get(apiContext).client, url, params.folder ?? mediaRoot)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeMedia(context.get(apiContext).client, await request.formData(), params.folder ?? mediaRoot)
}

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { media: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <MediaLibrary
      data={loaderData}
      outcome={actionData}
      title={loaderData.path.at(-1)?.name ?? texts.title}
      detail={texts.detail}
      isList={query.get('view') === 'list'}
      empty={{ icon: FolderOpen, title: texts.none, text: texts.noneHint }}
    />
  )
}
