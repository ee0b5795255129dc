import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { Badge } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { momentIn } from '../kit/moment.ts'
import { PageHead } from '../kit/page-head.tsx'
import { SecretOnce } from '../kit/secret-once.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/app-page'
import { AppActions } from './app-actions.tsx'
import { changeApp } from './change-app.server.ts'
import { DoneNotice } from './done-notice.tsx'
import { MayCard } from './may-card.tsx'
import { permissionsForApps } from './permissions.server.ts'
import { Copied, RegistrationFacts } from './registration-facts.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { registrationDraft } from './registration.ts'
import { SnippetCard } from './snippet-card.tsx'
import { serverSnippet } from './snippets.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ app }, permissions, { shop }] = await Promise.all([
    client.apps.getApp({ id: params.appId }),
    permissionsForApps(client),
    client.shop.getShop({}),
  ])
  const { id, name, instanceId, revision, elevated, hint, createdDate, updatedDate, lastUsedDate, previousSecretExpiresDate } = app
  const moment = momentIn(shop)
  return {
    app: { id, name, instanceId, revision, elevated, hint },
    draft: registrationDraft(app, app.permissions),
    permissions,
    times: { created: moment(createdDate), updated: moment(updatedDate), lastUsed: moment(lastUsedDate) },
    previous: moment(previousSecretExpiresDate),
    baseUrl: url.origin,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeApp(context.get(apiContext).client, params.appId, await request.formData())
}

export default function AppPage({ loaderData, actionData }: Route.ComponentProps) {
  const { app, draft, permissions, baseUrl } = loaderData
  const { apps, registration, app: texts } = useTexts().dashboard
  const answer = actionData && 'draft' in actionData ? actionData : undefined
  const code = { baseUrl, clientId: app.id, instanceId: app.instanceId }
  const told = actionData && 'secret' in actionData ? actionData : undefined
  return (
    <>
      <PageHead
        title={app.name}
        back={{ to: `${paths.apps}?kind=apps`, text: apps.title }}
        status={app.elevated && <Badge tone="look">{apps.elevated}</Badge>}
        actions={
          <>
            <CodeButton call="apps.getApp" request={{ id: app.id }} />
            <AppActions name={app.name} />
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        {told ? (
          <SecretOnce secret={told.secret} howTo={texts.howTo} sample={serverSnippet({ ...code, ...told })} next={paths.app(app.id)} />
        ) : (
          <DoneNotice notTyped={actionData !== undefined && 'notTyped' in actionData} />
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <RegistrationForm
          key={`${app.revision} ${JSON.stringify(answer)}`}
          saved={draft}
          revision={app.revision}
          answer={answer}
          save={registration.save}
          saving={registration.saving}
        >
          {(typed) => <MayCard draft={typed} permissions={permissions} />}
        </RegistrationForm>
        <AppFacts loaderData={loaderData} />
        <SnippetCard snippets={[{ title: texts.ownToken, text: serverSnippet({ ...code, secret: texts.itsSecret }) }]} />
      </div>
    </>
  )
}

function AppFacts({ loaderData: { app, times, previous } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { registration, app: texts, webhooks } = useTexts().dashboard
  const mayReadWebhooks = useMay()('WEBHOOKS.READ')
  const more = [
    { name: registration.instanceId, value: <Copied text={app.instanceId} what={registration.instanceWhat} /> },
    ...(app.hint ? [{ name: texts.hint, value: <span className="font-mono">{app.hint}</span> }] : []),
    ...(previous ? [{ name: texts.previous, value: <Time {...previous} /> }] : []),
  ]
  return (
    <div className="min-w-0 space-y-5 max-lg:order-first">
      <RegistrationFacts id={app.id} {...times} more={more} />
      {mayReadWebhooks && (
        <p>
          <Link to={`${paths.webhooks}?${new URLSearchParams({ app: app.id })}`} className="link">
            {webhooks.title}
          </Link>
        </p>
      )}
    </div>
  )
}
