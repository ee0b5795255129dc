import { Field } from '@stoa/ui/components/field'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Section, type SectionProps } from './section.tsx'

export function ContactSection({ data: { checkout, toLogin }, fieldOf }: SectionProps) {
  const { shared, storefront } = useTexts()
  const { contact: words, steps } = storefront.checkout
  const { contact } = checkout
  return (
    <Section id="contact" title={steps.contact}>
      {toLogin && (
        <p>
          {words.known}{' '}
          <ReturnLink to={toLogin} className="link">
            {words.toLogin}
          </ReturnLink>
        </p>
      )}
      <Field
        {...fieldOf('email', contact.email)}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...fieldOf('firstName', contact.firstName)} label={words.firstName} autoComplete="given-name" maxLength={100} required />
        <Field {...fieldOf('lastName', contact.lastName)} label={words.lastName} autoComplete="family-name" maxLength={100} required />
      </div>
      <Field
        {...fieldOf('phone', contact.phone)}
        label={words.phone}
        optional={shared.optional}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={50}
      />
    </Section>
  )
}
