import { Link, redirect } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/forgot-page'
import { EntryForm, type Returned } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext).client.shop.getShop({})
  return { isAsked: url.searchParams.has('asked'), mailsAreSent: shop.mailsAreSent, email: shop.email }
}

/** The response is always the same: only the mailbox reveals whether there is an account (threat A03). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const missing = missingFields(form, ['email'])
  if (missing) return sentBack(missing, form)
  try {
    await context.get(apiContext).client.recovery.sendRecoveryEmail({ email: textOf(form, 'email') })
    return redirect(`${paths.forgot}?asked`)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function ForgotPage({ loaderData: { isAsked, mailsAreSent, email }, actionData }: Route.ComponentProps) {
  const { signIn } = useTexts().storefront
  const { forgot: words } = signIn
  const isDone = isAsked && !actionData
  const foot = (
    <>
      <p>
        <Link to={paths.login} className="link">
          {words.toLogin}
        </Link>
      </p>
      <p className="text-small text-soft">
        {signIn.questions}{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
    </>
  )
  return (
    <EntryPage title={words.title} {...(!isDone && { text: words.text })} foot={foot}>
      {isDone ? <EmailSent mailsAreSent={mailsAreSent} /> : <ForgotForm returned={actionData} />}
    </EntryPage>
  )
}

function ForgotForm({ returned }: { returned: Returned | undefined }) {
  const texts = useTexts()
  const { signIn } = texts.storefront
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['email'])
  return (
    <EntryForm returned={returned} submit={signIn.forgot.submit}>
      <Field
        {...fieldOf('email', '')}
        label={signIn.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        required
      />
    </EntryForm>
  )
}

function EmailSent({ mailsAreSent }: { mailsAreSent: boolean }) {
  const { forgot: words } = useTexts().storefront.signIn
  return (
    <div className="space-y-4">
      <Notice tone="good" title={mailsAreSent ? words.sentTitle : words.keptTitle} focused>
        <p>{mailsAreSent ? words.sentText : words.keptText}</p>
      </Notice>
      <p className="text-small text-soft">{words.sameAnswer}</p>
      <Link to={paths.forgot} className="button button-quiet">
        {words.again}
      </Link>
    </div>
  )
}
