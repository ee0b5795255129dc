import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/choose-account-page'
import { AccountCard } from './account-card.tsx'
import { answerApp, appRequest, noStoreHeaders, type AppRequest } from './app-request.server.ts'
import { DecisionForm } from './decision-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { ExpiredRequest } from './expired-request.tsx'
import { LeadsOn } from './leads-on.tsx'
import { useOnwards } from './use-onwards.ts'

export const loader = (page: Route.LoaderArgs) => appRequest(page, 'select_account')
export const action = (page: Route.ActionArgs) => answerApp(page)
export const headers = () => noStoreHeaders

/** Asks which account an app gets: the one signed in here, or another one. */
export default function ChooseAccountPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} isCancelled={actionData.isCancelled} />
  if (!asked || actionData) return <ExpiredRequest />
  return <ChooseAccount asked={asked} />
}

function ChooseAccount({ asked: { app, returnsTo, member } }: { asked: AppRequest }) {
  const { chooseAccount: words, consent } = useTexts().storefront.signIn
  const other = (
    <p>
      <Link to={useOnwards(paths.login)} className="link">
        {words.other}
      </Link>
    </p>
  )
  return (
    <EntryPage title={words.title} text={words.text(app)} foot={other}>
      <AccountCard member={member} />
      <DecisionForm memberId={member.id} submit={words.submit(member.name)} />
      {returnsTo && <p className="mt-4 text-small text-soft">{consent.returnsTo(returnsTo)}</p>}
    </EntryPage>
  )
}
