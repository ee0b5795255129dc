import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { HiddenParams } from '../../kit/hidden-params.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import type { AddTexts } from './order-texts.ts'
import type { OrderedProduct } from './ordered-rows.server.ts'

export interface SearchResults {
  words: string
  products: readonly (OrderedProduct & { isMember: boolean })[]
}

/** Searches for products, by the page's URL, and adds the selected ones. */
export function AddProducts({ found, texts }: { found: SearchResults | undefined; texts: AddTexts }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const others = new URLSearchParams([...query].filter(([name]) => name !== 'find' && name !== 'cursor'))
  const place = useFocusOnSearch(found?.words)
  return (
    <div ref={place} className="space-y-3 px-(--pad) pb-(--pad)">
      <search aria-label={texts.title}>
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
          <HiddenParams query={others} except={[]} />
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
            <Link to={`${pathname}?${others}`} preventScrollReset className="link flex min-h-10 items-center px-1">
              {texts.clear}
            </Link>
          )}
        </Form>
      </search>
      {found && (found.products.length === 0 ? <p className="text-soft">{texts.nothing}</p> : <Results found={found} texts={texts} />)}
    </div>
  )
}

/** Focuses the field after each search, which replaces it, and after products were added, which removes their button. Its text is selected: the next one
 *  replaces it. */
function useFocusOnSearch(words: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  const before = useRef({ words, isAdding })
  useEffect(() => {
    const isNew = before.current.words !== words || (before.current.isAdding && !isAdding)
    before.current = { words, isAdding }
    if (!isNew) return
    const field = place.current?.querySelector<HTMLInputElement>('[name=find]')
    field?.focus({ preventScroll: true })
    field?.select()
  }, [words, isAdding])
  return place
}

function Results({ found, texts }: { found: SearchResults; texts: AddTexts }) {
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
