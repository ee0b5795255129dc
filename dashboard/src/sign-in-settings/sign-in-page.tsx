import { useState } from 'react'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/sign-in-page'
import { saveSignIn } from './save-sign-in.server.ts'
import { signInDraft } from './sign-in-draft.ts'
import { SignInForm } from './sign-in-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [{ settings }, { shop }] = await Promise.all([client.signIn.getSignInSettings({}), client.shop.getShop({})])
  const { revision, updatedDate } = settings
  return {
    draft: signInDraft(settings),
    revision,
    baseUrl,
    changed: updatedDate ? formatInstant(updatedDate, shop) : undefined,
    outcome: url.searchParams.get('saved'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSignIn(context.get(apiContext).client, await request.formData())
}

export default function SignInPage({ loaderData: { draft, revision, baseUrl, changed, outcome }, actionData }: Route.ComponentProps) {
  const { settings, signIn: texts } = useTexts().dashboard
  const [discards, setDiscards] = useState(0)
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: paths.settings, text: settings.title }}
        detail={[texts.detail, changed && texts.changed(changed)].filter(Boolean).join(' ')}
        actions={<CodeButton call="signIn.getSignInSettings" request={{}} />}
      />
      <SectionTabs />
      <SignInForm
        key={`${actionData?.revision ?? revision} ${discards}`}
        saved={draft}
        revision={revision}
        outcome={outcome}
        baseUrl={baseUrl}
        answer={actionData}
        onDiscard={() => setDiscards(discards + 1)}
      />
    </>
  )
}
