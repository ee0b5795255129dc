import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** Shown in place of a page that the reader's roles don't allow. */
export function Forbidden() {
  const { forbidden: texts } = useTexts().dashboard
  return (
    <section className="px-4 py-14 text-center">
      <title>{texts.title}</title>
      <LockKeyhole aria-hidden className="mx-auto size-10 text-accent" strokeWidth={1.4} />
      <h1 className="mt-4 text-heading">{texts.title}</h1>
      <p className="mx-auto mt-3 max-w-prose text-soft">{texts.text}</p>
      <p className="mt-6">
        <Link to={paths.profile} className="button button-quiet">
          {texts.roles}
        </Link>
      </p>
    </section>
  )
}
