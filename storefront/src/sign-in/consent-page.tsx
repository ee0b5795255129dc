import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/consent-page'
import { AccountCard } from './account-card.tsx'
import { answerApp, appRequest, noStoreHeaders, type AppRequest } from './app-request.server.ts'
import { DecisionForm } from './decision-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { ExpiredRequest } from './expired-request.tsx'
import { LeadsOn } from './leads-on.tsx'

export const loader = (page: Route.LoaderArgs) => appRequest(page, 'consent')
export const action = (page: Route.ActionArgs) => answerApp(page)
export const headers = () => noStoreHeaders

/** Asks the member whether an app may act for them. It can't be shown in a frame, and its form only works from this page (threat A20). */
export default function ConsentPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} isCancelled={actionData.isCancelled} />
  if (!asked || actionData) return <ExpiredRequest />
  return <Consent asked={asked} />
}

function Consent({ asked: { app, returnsTo, member } }: { asked: AppRequest }) {
  const { consent: words } = useTexts().storefront.signIn
  return (
    <EntryPage title={words.title(app)} text={words.text(app)}>
      <AccountCard member={member} />
      <h2 className="mt-6 font-semibold">{words.may(app)}</h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5">
        {words.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-small text-soft">{words.limits}</p>
      <DecisionForm memberId={member.id} submit={words.allow} />
      {returnsTo && <p className="mt-4 text-small text-soft">{words.returnsTo(returnsTo)}</p>}
    </EntryPage>
  )
}
