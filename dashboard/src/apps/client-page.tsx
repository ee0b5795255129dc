import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { Badge } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { momentIn } from '../kit/moment.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/client-page'
import { ClientSettings } from './client-settings.tsx'
import { DeleteForm } from './delete-form.tsx'
import { DoneNotice } from './done-notice.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { clientFields, registrationDraft } from './registration.ts'
import { hasTyped, revisionOf, saveRegistration } from './save-registration.server.ts'
import { SnippetCard } from './snippet-card.tsx'
import { packagesSnippet, stoaSnippet } from './snippets.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ oauthClient }, { shop }] = await Promise.all([
    client.oauthClients.getOauthClient({ id: params.clientId }),
    client.shop.getShop({}),
  ])
  const { id, name, revision, usedByShop, createdDate, updatedDate, lastUsedDate } = oauthClient
  const moment = momentIn(shop)
  return {
    client: { id, name, revision, usedByShop },
    draft: registrationDraft(oauthClient),
    times: { created: moment(createdDate), updated: moment(updatedDate), lastUsed: moment(lastUsedDate) },
    baseUrl: url.origin,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  if (textOf(form, 'intent') === 'delete') return deleteClient(client, params.clientId, form)
  return saveRegistration(form, async (draft) => {
    await client.oauthClients.updateOauthClient({ id: params.clientId, revision: revisionOf(form), ...clientFields(draft) })
    return redirect(`${paths.oauthClient(params.clientId)}?done=saved`)
  })
}

async function deleteClient({ oauthClients }: Client, id: string, form: FormData) {
  const { oauthClient } = await oauthClients.getOauthClient({ id })
  if (!hasTyped(form, oauthClient.name)) return { notTyped: true as const }
  await oauthClients.deleteOauthClient({ id })
  return redirect(`${paths.apps}?done=deleted`)
}

export default function ClientPage({ loaderData: { client, draft, times, baseUrl }, actionData }: Route.ComponentProps) {
  const { apps, registration, oauthClient: texts } = useTexts().dashboard
  const answer = actionData && 'draft' in actionData ? actionData : undefined
  const code = { baseUrl, clientId: client.id }
  return (
    <>
      <PageHead
        title={client.name}
        back={{ to: paths.apps, text: apps.title }}
        status={client.usedByShop && <Badge tone="quiet">{apps.ofShop}</Badge>}
        detail={client.usedByShop ? texts.ofShop : undefined}
        actions={
          <>
            <CodeButton call="oauthClients.getOauthClient" request={{ id: client.id }} />
            {!client.usedByShop && (
              <DeleteForm name={client.name} title={texts.deleteTitle} text={texts.deleteText} confirm={texts.deleteConfirm} />
            )}
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        <DoneNotice notTyped={actionData !== undefined && 'notTyped' in actionData} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <RegistrationForm
          key={`${client.revision} ${JSON.stringify(answer)}`}
          saved={draft}
          revision={client.revision}
          answer={answer}
          save={registration.save}
          saving={registration.saving}
        >
          {(edited) => <ClientSettings draft={edited} />}
        </RegistrationForm>
        <div className="min-w-0 space-y-5 max-lg:order-first">
          <RegistrationFacts id={client.id} {...times} />
        </div>
        <SnippetCard
          snippets={[
            { title: registration.forPackages, text: packagesSnippet(code) },
            { title: registration.forStoa, text: stoaSnippet(code) },
          ]}
        />
      </div>
    </>
  )
}
