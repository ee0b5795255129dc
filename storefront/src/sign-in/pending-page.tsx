import { useEffect, useRef } from 'react'
import { data, Form, Link, useFetcher, useHref, useLocation, useNavigation } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'
import { Button } from '@stoa/ui/components/button'
import { formatTime } from '@stoa/ui/dates'
import { useHydrated } from '@stoa/ui/hydrated'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/pending-page'
import { EntryPage } from './entry-page.tsx'
import { restartSignIn, goOn, waitingToken } from './go-on.server.ts'
import { LeadsOn } from './leads-on.tsx'
import { pauseSeconds } from './pause-seconds.ts'

interface PendingRequest {
  api: PageApi
  request: Request
  url: URL
}

/** Whether the owner has decided. If so, the sign-in continues. */
async function ask({ api, request, url }: PendingRequest) {
  const stateToken = waitingToken({ request, url })
  const { client } = api
  try {
    const answer = await client.authentication.proceedToNextState({ stateToken })
    if (answer.state !== 'REQUIRE_OWNER_APPROVAL') return await goOn({ api, url }, answer)
    const { shop } = await client.shop.getShop({})
    return data({ askedAt: formatTime(new Date().toISOString(), shop) })
  } catch (error) {
    // Several open windows can exceed the rate limit: then this request is skipped.
    if (isRefusedWith(error, 'TOO_MANY_REQUESTS')) return data({ askedAt: '' })
    return restartSignIn({ api, url }, error)
  }
}

/** Loading the page checks the state, so it continues by itself, also if it only reloads. */
export const loader = ({ context, request, url }: Route.LoaderArgs) => ask({ api: context.get(apiContext), request, url })

export const action = ({ context, request, url }: Route.ActionArgs) => ask({ api: context.get(apiContext), request, url })

export const headers = () => ({ 'cache-control': 'no-store' })

/** How often the page reloads without scripts. */
const reloadSeconds = 30

export default function PendingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pendingApproval: words } = useTexts().storefront.signIn
  const here = useHref(useLocation())
  const asked = useAnswers(here)
  const heard = asked ?? actionData ?? loaderData
  const isAwake = useHydrated()
  if ('leadsTo' in heard) return <LeadsOn to={heard.leadsTo} />
  return (
    <EntryPage title={words.title} text={words.text}>
      <noscript>
        <meta httpEquiv="refresh" content={`${reloadSeconds};url=${here}`} />
      </noscript>
      <div className="space-y-5">
        <p>
          {isAwake && words.byItself} <output className="tabular-nums">{heard.askedAt && words.notYet(heard.askedAt)}</output>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LookAgain />
          <Link to={paths.home} className="link">
            {words.toShop}
          </Link>
        </div>
      </div>
    </EntryPage>
  )
}

function LookAgain() {
  const { pendingApproval: words, pending } = useTexts().storefront.signIn
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <Button type="submit" pendingText={isSending && pending}>
        {words.check}
      </Button>
    </Form>
  )
}

/** Checks repeatedly, with growing delays; not while the page is hidden, and at once when it is shown. The time of the last check is announced politely, by
 *  the minute; a decision redirects. */
function useAnswers(here: string) {
  const { load, data: answer } = useFetcher<typeof loader>()
  const times = useRef(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const rest = (): void => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(look, pauseSeconds(times.current) * 1000)
    }
    // Depends on responses, not on rendering: on a slow machine React may never render the pending state.
    const look = (): void => {
      if (document.hidden) return
      times.current += 1
      void load(here).finally(rest)
    }
    rest()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, here])
  return answer
}
