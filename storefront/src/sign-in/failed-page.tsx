import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/failed-page'
import { EntryPage } from './entry-page.tsx'
import { signInMethods } from './sign-in-methods.server.ts'
import { isReason, type Reason } from './sign-in-with.server.ts'
import { useOnwards } from './use-onwards.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const why = url.searchParams.get('why')
  const { buttons } = await signInMethods(context.get(apiContext).client)
  const provider = buttons.find(({ id }) => id === url.searchParams.get('with'))
  return { why: isReason(why) ? why : ('invalid' as const), provider: provider && { id: provider.id, name: provider.name } }
}

/** Errors that trying again wouldn't fix. */
const isFinal: ReadonlySet<Reason> = new Set(['unverified', 'taken', 'refused', 'missing'])

/** Why a sign-in with a provider failed, and what to do. */
export default function FailedPage({ loaderData: { why, provider } }: Route.ComponentProps) {
  const { providers: words } = useTexts().storefront.signIn
  const { title, text } = words.failed[why](provider?.name ?? words.someProvider)
  const [toLogin, again] = [useOnwards(paths.login), useOnwards(provider ? paths.signInWith(provider.id) : paths.login)]
  const canTryAgain = provider !== undefined && !isFinal.has(why)
  return (
    <EntryPage title={title}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {canTryAgain && (
          <a href={again} rel="nofollow" className="button button-primary">
            {words.again}
          </a>
        )}
        {why === 'taken' && (
          <Link to={paths.forgot} className="button button-primary">
            {words.sendLink}
          </Link>
        )}
        <Link to={toLogin} className={canTryAgain || why === 'taken' ? 'link' : 'button button-primary'}>
          {words.otherWays}
        </Link>
      </div>
    </EntryPage>
  )
}
