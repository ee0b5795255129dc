import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { entityPath } from '../events/entity-path.ts'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/mail-page'
import { MailBadge } from './mail-badge.tsx'
import { MailContent } from './mail-content.tsx'
import { mailView, type MailView } from './mail-view.ts'
import { NoSender } from './no-sender.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ mail }, { outbox }, { shop }] = await Promise.all([
    client.mails.getMail({ id: params.mailId }),
    client.mails.getOutbox({}),
    client.shop.getShop({}),
  ])
  return { mail: mailView(mail, (instant) => formatInstant(instant, shop), url.searchParams.get('view')), hasSender: outbox.hasSender }
}

/** Sends the email again. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    await context.get(apiContext).client.mails.resendMail({ id: params.mailId })
    return { isSentAgain: true }
  } catch (error) {
    if (isRefusal(error) && error.code === 'MAIL_CANNOT_BE_SENT') return { isSentAgain: false }
    throw error
  }
}

export default function MailPage({ loaderData: { mail, hasSender }, actionData }: Route.ComponentProps) {
  const { outbox, mail: texts } = useTexts().dashboard
  return (
    <>
      <PageHead
        title={mail.subject}
        back={{ to: paths.outbox, text: outbox.title }}
        status={<MailBadge status={mail.status} hasSender={hasSender} />}
        detail={texts.sentTo(mail.recipient, mail.written.text)}
        actions={
          <>
            <CodeButton call="mails.getMail" request={{ id: mail.id }} />
            {hasSender && mail.canBeSent && <SendAgain isFirst={mail.status === 'KEPT'} />}
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        {actionData && (
          <Notice tone={actionData.isSentAgain ? 'good' : 'plain'} title={texts[actionData.isSentAgain ? 'sentAgain' : 'notSentAgain']} />
        )}
      </div>
      {!hasSender && mail.status === 'WAITING' && <NoSender />}
      <div className="grid gap-5 xl:grid-cols-[1fr_20rem]">
        <MailContent mail={mail} />
        <MailFacts mail={mail} />
      </div>
    </>
  )
}

function SendAgain({ isFirst }: { isFirst: boolean }) {
  const { mail: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button type="submit" pendingText={isSending && texts.sending}>
        {isFirst ? texts.send : texts.sendAgain}
      </Button>
    </Form>
  )
}

function MailFacts({ mail }: { mail: MailView }) {
  const { outbox, mail: texts } = useTexts().dashboard
  const facts = [
    { name: texts.to, value: mail.recipient },
    { name: texts.kind, value: outbox.templates[mail.template] ?? mail.template },
    ...(mail.about ? [{ name: texts.about, value: <About about={mail.about} /> }] : []),
    { name: texts.written, value: <Time {...mail.written} /> },
    { name: texts.sent, value: mail.sent ? <Time {...mail.sent} /> : texts.notSent },
    ...(mail.tries > 0 ? [{ name: texts.tries, value: String(mail.tries) }] : []),
    ...(mail.nextTry ? [{ name: texts.nextTry, value: <Time {...mail.nextTry} /> }] : []),
    ...(mail.problem ? [{ name: texts.problem, value: <span className="wrap-anywhere">{mail.problem}</span> }] : []),
    { name: texts.state, value: outbox.statusHints[mail.status] },
  ]
  return (
    <Card title={texts.facts} className="self-start">
      <Facts facts={facts} />
    </Card>
  )
}

function About({ about: { entityFqdn, entityId } }: { about: NonNullable<MailView['about']> }) {
  const { mail: texts, events } = useTexts().dashboard
  const path = entityPath(entityFqdn, entityId)
  return (
    <ul>
      {path && (
        <li>
          <Link to={path} className="link">
            {entityFqdn === 'wix.ecom.v1.order' ? texts.order : (events.entities[entityFqdn] ?? entityFqdn)}
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.mailsAbout(entityId)} className="link">
          {texts.otherMails}
        </Link>
      </li>
    </ul>
  )
}
