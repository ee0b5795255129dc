import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Field } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts, type Texts } from '../texts/texts.ts'
import type { FieldFacts } from './step-fields.ts'

interface CardFieldProps {
  facts: FieldFacts
  problems: FormProblems | undefined
  required: boolean
}

/** The number of the card, which is never sent back to a page. */
export function CardField({ facts, problems, required }: CardFieldProps) {
  const texts = useTexts()
  const { pay } = texts.storefront
  const field = useRef<HTMLInputElement>(null)
  const isDeclined = problems?.fields.cardNumber?.rule === 'DECLINED'
  useEffect(() => {
    // Another card is needed.
    if (isDeclined && field.current) field.current.value = ''
  }, [problems, isDeclined])
  return (
    <Field
      {...facts}
      ref={field}
      label={pay.cardNumber}
      hint={pay.cardNumberHint}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={40}
      dir="ltr"
      required={required}
      error={cardError(texts, problems)}
      onKeyDown={placeOrderOnEnter}
    />
  )
}

/** Why a card wasn't accepted, as text. */
function cardError(texts: Texts, problems: FormProblems | undefined): string | undefined {
  const { outcomes } = texts.storefront.pay
  const rule = problems?.fields.cardNumber?.rule
  return rule === 'DECLINED' || rule === 'EXPIRED' ? outcomes[rule] : fieldError(texts, problems, 'cardNumber')
}

/** In all other fields of the form, Enter only updates the totals, so that nobody pays by mistake. */
function placeOrderOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
