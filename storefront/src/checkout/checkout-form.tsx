import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstInvalid } from '@stoa/ui/first-invalid'
import { useWhenBack } from '@stoa/ui/use-when-back'
import { useTexts } from '../texts/texts.ts'
import { addressFields, billingFields } from './address-format.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { draftOf, keepDraft } from './drafts.ts'
import { Notices } from './notices.tsx'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import type { CheckoutData } from './section.tsx'
import { fieldsOf } from './step-fields.ts'
import { isUnsent } from './unsent.ts'
import { UpdateButton } from './update-button.tsx'
import { useRecalculation, type Returned } from './use-recalculation.ts'

const fieldOrder = ['email', 'firstName', 'lastName', 'phone', ...addressFields, 'cardNumber', ...billingFields, 'note']

interface CheckoutFormProps {
  data: CheckoutData
  returned: Returned | undefined
}

/** The whole checkout as one form. With scripts, a selection updates the totals at once; without them, a button does. */
export function CheckoutForm({ data, returned }: CheckoutFormProps) {
  const texts = useTexts()
  const { checkout, idempotencyKey } = data
  const isSending = useNavigation().formMethod === 'POST'
  const unsent = isUnsent(returned)
  const sentBack = isUnsent(returned) ? undefined : returned
  const form = useFirstInvalid(sentBack?.problems)
  const saving = useRecalculation(form)
  const unsaved = isUnsent(saving.returned)
  // Placing the order saves the form too, and the server applies nothing twice.
  useWhenBack(unsent || unsaved, () => (unsent ? form.current?.requestSubmit() : saving.save()))
  const problems = (isUnsent(saving.returned) ? undefined : saving.returned?.problems) ?? sentBack?.problems
  const typed = sentBack?.typed ?? draftOf(checkout.id) ?? {}
  const section = { data, problems, typed, fieldOf: fieldsOf(texts, { problems, typed }, fieldOrder) }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('name') !== 'update') return saving.clear()
    event.preventDefault()
    saving.save()
  }
  return (
    <Form
      ref={form}
      method="post"
      aria-busy={isSending || saving.isCalculating}
      className="min-w-0 space-y-5"
      onChange={saving.onChange}
      onInput={({ currentTarget }) => keepDraft(checkout.id, currentTarget)}
      onSubmit={submit}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="total" value={checkout.total} />
      <input type="hidden" name="shownTotal" value={checkout.totals.total} />
      <Notices problems={problems} isUnsent={unsent || unsaved} hindrances={checkout.hindrances} toCart={data.toCart} />
      <ContactSection {...section} />
      {data.needsDelivery ? <DeliverySection {...section} /> : <UpdateButton />}
      {data.needsPayment && <PaymentSection {...section} />}
      <OrderSection {...section} isCalculating={saving.isCalculating} />
    </Form>
  )
}
