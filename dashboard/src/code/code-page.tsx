import { data } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CodeView } from '../kit/code-view.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/code-page'
import { codeOf } from './code-of.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const call = url.searchParams.get('call') ?? ''
  const code = await codeOf(client, { call, request: url.searchParams.get('request') || '{}', baseUrl })
  if (!code) throw data(null, { status: 404 })
  return code
}

/** The content of `CodeButton`'s dialog as a page. */
export default function CodePage({ loaderData }: Route.ComponentProps) {
  const { code } = useTexts().dashboard.kit
  return (
    <>
      <PageHead title={code.title} detail={code.intro} />
      <CodeView code={loaderData} />
    </>
  )
}
