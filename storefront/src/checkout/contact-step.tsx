import { Field } from '@stoa/ui/components/field'
import { fieldError } from '@stoa/ui/form-problems'
import { useTexts } from '@stoa/ui/texts/texts'
import type { StepProps } from './checkout-page.tsx'
import { StepForm } from './step-form.tsx'

export function ContactStep({ data: { checkout }, problems, typed }: StepProps) {
  const texts = useTexts()
  const { contact: words, next } = texts.storefront.checkout
  const { contact } = checkout
  const field = (name: keyof typeof contact) => ({
    name,
    defaultValue: typed[name] ?? contact[name],
    error: fieldError(texts, problems, name),
  })
  return (
    <StepForm step="contact" submit={next.contact}>
      <Field
        {...field('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label={words.firstName} autoComplete="given-name" maxLength={100} required />
        <Field {...field('lastName')} label={words.lastName} autoComplete="family-name" maxLength={100} required />
      </div>
      <Field
        {...field('phone')}
        label={words.phone}
        optional={texts.shared.optional}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={50}
      />
    </StepForm>
  )
}
