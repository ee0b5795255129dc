import { data } from 'react-router'
import { PageTitle } from '../frame/page-title.tsx'
import { useTexts } from '../texts/texts.ts'
import { LookupForm } from './lookup-form.tsx'

/** Where a download link leads that doesn't work any more. */
export const loader = () => data(null, { status: 410 })

export default function ExpiredDownloadPage() {
  const { expired } = useTexts().storefront.order
  return (
    <section className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={expired.title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-heading">{expired.title}</h1>
      <p className="mt-3 text-soft">{expired.text}</p>
      <LookupForm />
    </section>
  )
}
