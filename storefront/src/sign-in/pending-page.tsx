import { data, Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { formatTime } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/pending-page'
import { paths } from '../paths.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { beginAnew, goOn, waitingToken } from './go-on.server.ts'
import { LeadsOn } from './leads-on.tsx'

export function loader({ request, url }: Route.LoaderArgs) {
  waitingToken({ request, url })
  return null
}

/** Asks whether the owner has decided by now. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const stateToken = waitingToken({ request, url })
  try {
    const answer = await api.client.authentication.proceedToNextState({ stateToken })
    if (answer.state !== 'REQUIRE_OWNER_APPROVAL') return await goOn({ api, url }, answer)
    const { shop } = await api.client.shop.getShop({})
    return data({ askedAt: formatTime(new Date().toISOString(), shop) })
  } catch (error) {
    if (isRefusedWith(error, 'STATE_TOKEN_INVALID')) return beginAnew({ api, url }, error)
    return sentBack(formProblemsOf(error), await request.formData())
  }
}

export default function PendingPage({ actionData }: Route.ComponentProps) {
  const { pendingApproval: words } = useTexts().storefront.signIn
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} />
  const returned = actionData && 'problems' in actionData ? actionData : undefined
  const toShop = (
    <Link to={paths.home} className="link">
      {words.toShop}
    </Link>
  )
  return (
    <EntryPage title={words.title} text={words.text}>
      <EntryForm returned={returned} submit={words.check} aside={toShop}>
        {actionData && 'askedAt' in actionData && <Notice title={words.notYet(actionData.askedAt)} focused />}
      </EntryForm>
    </EntryPage>
  )
}
