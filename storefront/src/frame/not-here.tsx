import { Form, Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { MenuEntry } from './frame-facts.server.ts'

/** Shown for a missing page, with links to existing ones. */
export function NotHere({ menu }: { menu: readonly MenuEntry[] }) {
  const { frame, search, header } = useTexts().storefront
  return (
    <section className="shell max-w-3xl py-16">
      <title>{frame.notFoundTitle}</title>
      <h1 className="text-heading">{frame.notFoundTitle}</h1>
      <p className="mt-3 text-lead text-soft">{frame.notFoundText}</p>
      <search>
        <Form action={paths.search} className="mt-8 flex max-w-lg items-end gap-3">
          <Field label={search.label} type="search" name="q" required className="grow" />
          <Button type="submit">{header.search}</Button>
        </Form>
      </search>
      {menu.length > 0 && (
        <>
          <h2 className="mt-10 font-semibold">{frame.popular}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {menu.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.collection(slug)} className="chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-10">
        <Link to={paths.home} className="button button-quiet">
          {frame.toHome}
        </Link>
      </p>
    </section>
  )
}
