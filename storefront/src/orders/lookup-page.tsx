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
  const { shop } = await context.get(apiContext).client.shop.getShop({})
  return { isAsked: url.searchParams.has('asked'), mailsAreSent: shop.mailsAreSent, email: shop.email }
}

/** The response is always the same: only the buyer's mailbox reveals whether the order exists (decision 0017). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const missing = missingFields(form, ['number', 'email'])
  if (missing) return sentBack(missing, form)
  try {
    await context.get(apiContext).client.orderLinks.sendOrderLink({ number: textOf(form, 'number'), email: textOf(form, 'email') })
    return redirect(`${paths.lookup}?asked`)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function LookupPage({ loaderData: { isAsked, mailsAreSent, email }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { lookup: words } = texts.storefront
  return (
    <div className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={words.title} />
      <h1 className="text-heading">{words.title}</h1>
      {isAsked && !actionData ? <LinkRequested mailsAreSent={mailsAreSent} /> : <p className="mt-3 text-soft">{words.text}</p>}
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
