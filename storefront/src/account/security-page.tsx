import { redirect, redirectDocument } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { Part } from '../orders/order-parts.tsx'
import { paths } from '../paths.ts'
import type { Returned } from '../sign-in/entry-form.tsx'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/security-page'
import { AccountFrame } from './account-frame.tsx'
import { DeleteForm } from './delete-form.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { changeSecurity, isIntent } from './security.server.ts'
import { SessionList } from './session-list.tsx'

/** A little less than the server's ten minutes, to leave time for typing. */
const recentMs = 8 * 60_000
const notes = ['email', 'changed', 'password', 'end', 'others'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { loginEmail } = await cachedMember(client, url)
  const [{ shop }, { sessions }] = await Promise.all([client.shop.getShop({}), client.memberSessions.queryMySessions({})])
  const here = sessions.find(({ current }) => current)
  return {
    email: loginEmail ?? '',
    mailsAreSent: shop.mailsAreSent,
    isRecent: here !== undefined && Date.now() - Date.parse(here.createdDate) < recentMs,
    done: notes.find((note) => url.searchParams.get('done') === note),
    sessions: sessions.map(({ id, current, browser, system, network, createdDate, lastUsedDate }) => ({
      id,
      current,
      browser: browser ?? '',
      system: system ?? '',
      network: network ?? '',
      since: formatInstant(createdDate, shop),
      used: formatInstant(lastUsedDate, shop),
    })),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { loginEmail } = await cachedMember(api.client, url)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (!isIntent(intent)) return redirect(paths.accountSecurity)
  const refused = await changeSecurity(intent, { client: api.client, form, email: loginEmail ?? '' })
  if (refused) return refused
  if (intent !== 'delete') return redirect(`${paths.accountSecurity}?done=${intent}`)
  api.endSession()
  return redirectDocument(`${paths.login}?deleted`)
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { security: words } = useTexts().storefront.account
  const { email, isRecent, done, sessions, mailsAreSent } = loaderData
  const of = (...intents: string[]): Returned | undefined => (intents.includes(actionData?.typed.intent ?? '') ? actionData : undefined)
  const said = {
    email: mailsAreSent ? words.emailSent : words.emailKept,
    changed: words.emailChanged,
    password: words.passwordChanged,
    end: words.ended,
    others: words.othersEnded,
  }
  const note = (...of: string[]) => done && of.includes(done) && !actionData && <Notice tone="good" title={said[done]} focused />
  return (
    <AccountFrame title={words.title}>
      <Part id="email" title={words.emailTitle}>
        <EmailForm email={email} returned={of('email')} note={note('email', 'changed')} />
      </Part>
      <Part id="password" title={words.passwordTitle}>
        <PasswordForm isRecent={isRecent} email={email} returned={of('password')} note={note('password')} />
      </Part>
      <Part id="sessions" title={words.sessionsTitle}>
        <SessionList sessions={sessions} returned={of('end', 'others')} note={note('end', 'others')} />
      </Part>
      <Part id="delete" title={words.deleteTitle}>
        <DeleteForm isRecent={isRecent} email={email} returned={of('delete')} />
      </Part>
    </AccountFrame>
  )
}
