import type { FormEvent } from 'react'
import { useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { TextsContext } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import type { VariantView } from '../products/product-view.ts'
import { productAlertTextsOf } from '../texts/product-alert-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { alertIntent } from './alert-intent.ts'
import type { clientAction } from './ask-alert.ts'
import type { AlertAnswer } from './request-alert.server.ts'

export interface AlertFormProps {
  slug: string
  variant: Pick<VariantView, 'id' | 'choices'>
  /** Of the member. */
  email: string
  /** What the server has answered without scripts. */
  returned: AlertAnswer | undefined
}

/** Asks for an email when a variant is in stock again. Its texts are loaded with it: few pages need them. */
export function AlertForm(props: AlertFormProps) {
  const { shop } = useRouteLoaderData('root') as { shop: { language: string } }
  return (
    <TextsContext value={productAlertTextsOf(shop.language)}>
      <section id={sectionId} aria-labelledby={titleId} className="card mt-6 scroll-mt-24 space-y-4 p-5">
        <Form {...props} />
      </section>
    </TextsContext>
  )
}

/** After another refusal the same form would be refused again. */
const canRetry: ReadonlySet<string> = new Set(['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS', 'UNREACHABLE'])

const sectionId = 'alert'
const titleId = 'alert-title'

function Form({ slug, variant, email, returned }: AlertFormProps) {
  const { alerts: words } = useTexts().storefront
  const { submit, state, data } = useFetcher<typeof clientAction>()
  const answer = data?.alert ?? returned
  // The answer about another variant says nothing about this one.
  const own = answer?.variantId === variant.id ? answer : undefined
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void submit(event.currentTarget, { method: 'post', action: paths.productAlert(slug), defaultShouldRevalidate: false })
  }
  const choices = Object.values(variant.choices)
  return (
    <>
      <h2 id={titleId} className="text-title">
        {choices.length > 0 ? words.titleOf(choices.join(', ')) : words.title}
      </h2>
      {own && !own.problems ? (
        <Notice tone="good" title={own.mailsAreSent ? words.sent(own.email) : words.kept} focused />
      ) : own?.problems && !canRetry.has(own.problems.code) ? (
        <Refused problems={own.problems} />
      ) : (
        <AlertFields variantId={variant.id ?? ''} email={email} answer={own} isSending={state !== 'idle'} onSubmit={send} />
      )}
    </>
  )
}

interface AlertFieldsProps {
  variantId: string
  email: string
  answer: AlertAnswer | undefined
  isSending: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

function AlertFields({ variantId, email, answer, isSending, onSubmit }: AlertFieldsProps) {
  const texts = useTexts()
  const { alerts: words } = texts.storefront
  const form = useFirstInvalid(answer?.problems)
  return (
    <form ref={form} method="post" action={`#${sectionId}`} onSubmit={onSubmit} aria-busy={isSending} className="space-y-4">
      <input type="hidden" name="intent" value={alertIntent} />
      <input type="hidden" name="variant" value={variantId} />
      {answer?.problems && !hasFieldErrors(answer.problems) && <Refused problems={answer.problems} />}
      <Field
        type="email"
        name="email"
        label={words.email}
        hint={words.hint}
        autoComplete="email"
        required
        defaultValue={answer?.email ?? email}
        error={fieldError(texts, answer?.problems, 'email')}
      />
      <Button type="submit" look="quiet" pendingText={isSending && words.pending}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Why no email was asked for. */
function Refused({ problems }: { problems: FormProblems }) {
  const { alerts: words } = useTexts().storefront
  const { pathname, search } = useLocation()
  return (
    <Notice key={JSON.stringify(problems)} tone="problem" title={words.refused[problems.code] ?? words.failed} focused>
      {problems.code === 'ITEM_IN_STOCK' && (
        <a href={`${pathname}${search}`} className="link">
          {words.reload}
        </a>
      )}
    </Notice>
  )
}
