import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { MemberRow } from './members.server.ts'

export interface SearchResults {
  words: string
  products: readonly (MemberRow & { isMember: boolean })[]
}

/** Searches for products, by the page's URL, and adds the selected ones. */
export function AddProducts({ found }: { found: SearchResults | undefined }) {
  const { add: texts } = useTexts().dashboard.collectionEditor
  const { pathname } = useLocation()
  const place = useFocusOnSearch(found?.words)
  return (
    <div ref={place} className="space-y-3 px-(--pad) pb-(--pad)">
      <search aria-label={texts.title}>
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
          <Field
            key={found?.words}
            label={texts.title}
            name="find"
            type="search"
            placeholder={texts.search}
            defaultValue={found?.words}
            autoComplete="off"
            className="min-w-0 grow basis-52"
          />
          <button type="submit" className="button button-quiet">
            {texts.find}
          </button>
          {found && (
            <Link to={pathname} preventScrollReset className="link flex min-h-10 items-center px-1">
              {texts.clear}
            </Link>
          )}
        </Form>
      </search>
      {found && (found.products.length === 0 ? <p className="text-soft">{texts.nothing}</p> : <Results found={found} />)}
    </div>
  )
}

/** Focuses the field after each search, which replaces it, and after products were added, which removes their button. */
function useFocusOnSearch(words: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  const before = useRef({ words, isAdding })
  useEffect(() => {
    const isNew = before.current.words !== words || (before.current.isAdding && !isAdding)
    before.current = { words, isAdding }
    if (isNew) place.current?.querySelector<HTMLElement>('[name=find]')?.focus({ preventScroll: true })
  }, [words, isAdding])
  return place
}

function Results({ found }: { found: SearchResults }) {
  const { add: texts } = useTexts().dashboard.collectionEditor
  const canAdd = found.products.some(({ isMember }) => !isMember)
  return (
    <Form method="post" preventScrollReset className="rounded-control border border-line">
      <ul className="divide-y divide-line">
        {found.products.map(({ id, name, picture, price, isMember }) => (
          <li key={id}>
            <label className="flex min-h-11 items-center gap-3 px-3 py-1.5 has-disabled:text-soft">
              <input type="checkbox" name="productId" value={id} disabled={isMember} className="size-4 shrink-0" />
              <Thumbnail picture={picture} />
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <span className="text-small text-soft">{isMember ? texts.isMember : price}</span>
            </label>
          </li>
        ))}
      </ul>
      {canAdd && (
        <p className="border-t border-line p-3">
          <button name="intent" value="add" className="button button-primary">
            {texts.add}
          </button>
        </p>
      )}
    </Form>
  )
}
