import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../kit/page-head.tsx'
import { SecretOnce } from '../kit/secret-once.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-app-page'
import { MayCard } from './may-card.tsx'
import { permissionsForApps } from './permissions.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import { appFields } from './registration.ts'
import { saveRegistration } from './save-registration.server.ts'
import { serverSnippet } from './snippets.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { permissions: await permissionsForApps(context.get(apiContext).client), baseUrl: url.origin }
}

/** The secret is only part of this response. It is never in a URL or a cookie and can't be loaded again. */
export async function action({ context, request }: Route.ActionArgs) {
  return saveRegistration(await request.formData(), async (draft) => {
    const { app, secret } = await context.get(apiContext).client.apps.createApp(appFields(draft))
    return { clientId: app.id, name: app.name, instanceId: app.instanceId, secret }
  })
}

export default function NewAppPage({ loaderData: { permissions, baseUrl }, actionData }: Route.ComponentProps) {
  const { apps, app: texts } = useTexts().dashboard
  const made = actionData && 'secret' in actionData ? actionData : undefined
  const answer = actionData && 'draft' in actionData ? actionData : undefined
  const back = { to: `${paths.apps}?kind=apps`, text: apps.title }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={made?.name ?? texts.newTitle} detail={made ? undefined : texts.newDetail} back={back} />
      {made ? (
        <SecretOnce secret={made.secret} howTo={texts.howTo} sample={serverSnippet({ baseUrl, ...made })} next={paths.app(made.clientId)} />
      ) : (
        <RegistrationForm key={JSON.stringify(answer)} answer={answer} save={texts.make} saving={texts.making}>
          {(draft) => <MayCard draft={draft} permissions={permissions} />}
        </RegistrationForm>
      )}
    </div>
  )
}
