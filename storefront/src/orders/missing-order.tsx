import { PageTitle } from '../frame/page-title.tsx'
import { useTexts } from '../texts/texts.ts'
import { LookupForm } from './lookup-form.tsx'

/** The same for every reason: missing, someone else's, or an expired link. */
export function MissingOrder() {
  const { missing } = useTexts().storefront.order
  return (
    <section className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={missing.title} />
      <h1 className="text-heading">{missing.title}</h1>
      <p className="mt-3 text-soft">{missing.text}</p>
      <LookupForm />
    </section>
  )
}
