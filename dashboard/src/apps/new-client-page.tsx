import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-client-page'
import { ClientSettings } from './client-settings.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { clientFields, registrationDraft } from './registration.ts'
import { saveRegistration } from './save-registration.server.ts'

export async function action({ context, request }: Route.ActionArgs) {
  return saveRegistration(await request.formData(), async (draft) => {
    const { oauthClient } = await context.get(apiContext).client.oauthClients.createOauthClient(clientFields(draft))
    return redirect(`${paths.oauthClient(oauthClient.id)}?done=made`)
  })
}

const newClient = registrationDraft({ mediaUrls: 'SITE' })

export default function NewClientPage({ actionData }: Route.ComponentProps) {
  const { apps, oauthClient: texts } = useTexts().dashboard
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={texts.newTitle} detail={texts.newDetail} back={{ to: paths.apps, text: apps.title }} />
      <RegistrationForm key={JSON.stringify(actionData)} saved={newClient} answer={actionData} save={texts.make} saving={texts.making}>
        {(draft) => <ClientSettings draft={draft} />}
      </RegistrationForm>
    </div>
  )
}
