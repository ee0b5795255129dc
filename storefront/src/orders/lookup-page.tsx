import { Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/lookup-page'
import { LookupForm } from './lookup-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, unsentMails } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  const asked = url.searchParams.get('asked')
  const isLocal = unsentMails !== undefined
  const mail = asked ? await unsentMails?.find(asked) : undefined
  return { isAsked: asked !== null, mailsAreSent: shop.mailsAreSent, email: shop.email, isLocal, mail }
}

/** The response is always the same: only the buyer's mailbox reveals whether the order exists (decision 0017), or this page on the shop's own
 *  machine, while no mail server is set up (decision 0080). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const missing = missingFields(form, ['number', 'email'])
  if (missing) return sentBack(missing, form)
  const { client, unsentMails } = context.get(apiContext)
  const since = new Date()
  try {
    await client.orderLinks.sendOrderLink({ number: textOf(form, 'number'), email: textOf(form, 'email') })
    return redirect(`${paths.lookup}?asked=${(await unsentMails?.writtenSince(since)) ?? ''}`)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function LookupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, mailsAreSent, email, isLocal, mail } = loaderData
  const texts = useTexts()
  const { lookup: words } = texts.storefront
  return (
    <div className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={words.title} />
      <h1 className="text-heading">{words.title}</h1>
      {isAsked && !actionData ? (
        isLocal ? (
          <UnsentMail mail={mail} />
        ) : (
          <LinkRequested mailsAreSent={mailsAreSent} />
        )
      ) : (
        <p className="mt-3 text-soft">{words.text}</p>
      )}
      {actionData && (
        <div className="mt-6">
          <Notice tone="problem" title={problemSummary(texts, actionData.problems)} />
        </div>
      )}
      {(!isAsked || actionData) && <LookupForm problems={actionData?.problems} typed={actionData?.typed ?? {}} />}
      <p className="mt-6 text-small text-soft">
        {words.questions}{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
    </div>
  )
}

function LinkRequested({ mailsAreSent }: { mailsAreSent: boolean }) {
  const { lookup: words } = useTexts().storefront
  return (
    <div className="mt-6 space-y-4">
      <Notice tone="good" title={mailsAreSent ? words.sentTitle : words.keptTitle} focused>
        <p>{mailsAreSent ? words.sentText : words.keptText}</p>
      </Notice>
      <p className="text-small text-soft">{words.sameAnswer}</p>
      <p>
        <Link to={paths.lookup} className="button button-quiet">
          {words.again}
        </Link>
      </p>
    </div>
  )
}

/** The email that would have been sent, for those who try the shop on their own machine. */
function UnsentMail({ mail }: { mail: Route.ComponentProps['loaderData']['mail'] }) {
  const { lookup: words } = useTexts().storefront
  return (
    <div className="mt-6 space-y-4">
      <Notice title={mail ? words.localTitle : words.localNone} focused>
        <p>{mail ? words.localText : words.localNoneText}</p>
      </Notice>
      {mail && (
        <article aria-label={mail.subject} className="card p-5">
          <p className="text-small text-soft">{words.localTo(mail.recipient)}</p>
          <h2 className="mt-1 text-title">{mail.subject}</h2>
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{mail.text}</p>
          {mail.link && (
            <p className="mt-4">
              <a href={mail.link} className="button button-primary">
                {words.localOpen}
              </a>
            </p>
          )}
        </article>
      )}
      <p>
        <Link to={paths.lookup} className="button button-quiet">
          {words.again}
        </Link>
      </p>
    </div>
  )
}
