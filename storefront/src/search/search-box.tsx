import { Search } from 'lucide-react'
import { useEffect, useState, type ChangeEvent, type FocusEvent } from 'react'
import { Form, useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { renderedOnce } from '@stoa/ui/rendered-once'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionList, type Entry } from './suggestion-list.tsx'
import type { loader } from './suggestions.ts'
import { useCombobox } from './use-combobox.ts'

/** Suggestions wait for a pause in typing. */
const pauseMs = 150

/** A search form; with scripts a combobox with suggestions. */
export function SearchBox() {
  const { header } = useTexts().storefront
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  // Each search has a new box, so that earlier input is gone.
  const asked = pathname === paths.search ? (query.get('q') ?? '') : ''
  return (
    <search className="relative order-3 w-full lg:order-none lg:w-[26rem]">
      <SearchField key={asked} asked={asked} label={header.searchLabel} />
    </search>
  )
}

function Field({ asked, label }: { asked: string; label: string }) {
  const { header } = useTexts().storefront
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const [typed, type] = useState(asked)
  const proposals = useProposals(typed)
  const go = ({ path, words }: Entry): void => {
    if (words !== undefined) rememberSearch(words)
    void navigate(path)
  }
  const { id, entries, active, isShown, attributes, ...box } = useCombobox({ entriesWhen: proposals, onGo: go })
  const send = (): void => {
    rememberSearch(typed)
    box.close()
  }
  const write = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    type(target.value)
    box.open()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) box.close()
  }
  return (
    <Form action={paths.search} onSubmit={send} onBlur={leave}>
      <div className="search-pill">
        <input
          {...(isAwake && attributes)}
          type="search"
          name="q"
          value={typed}
          onChange={write}
          onFocus={box.open}
          onKeyDown={box.press}
          autoComplete="off"
          aria-label={label}
          placeholder={header.searchPlaceholder}
        />
        <button type="submit" className="icon-button">
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only">{header.search}</span>
        </button>
      </div>
      {isAwake && <SuggestionList id={id} entries={entries} active={active} isShown={isShown} onGo={box.go} />}
    </Form>
  )
}

const SearchField = import.meta.env.SSR ? renderedOnce(Field) : Field

const searchFor = (words: string): string => `${paths.search}?${new URLSearchParams({ q: words })}`

/** The rows to choose from: suggestions, or recent searches if nothing is typed. */
function useProposals(typed: string): (isOpen: boolean) => Entry[] {
  const { header } = useTexts().storefront
  const { load, data } = useFetcher<typeof loader>()
  const words = typed.trim()
  // Initial text was already searched for; suggestions are only loaded for typed text.
  const [first] = useState(words)
  useEffect(() => {
    if (words === '' || words === first) return
    const timer = setTimeout(() => void load(`${paths.suggestions}?${new URLSearchParams({ q: words })}`), pauseMs)
    return () => clearTimeout(timer)
  }, [words, first, load])
  return (isOpen) => {
    if (!isOpen) return []
    if (words === '') return recentSearches().map((one) => ({ kind: 'recent', name: one, words: one, path: searchFor(one) }))
    const all: Entry = { kind: 'all', name: header.searchAll(words), words, path: searchFor(words) }
    return [...(data?.suggestions ?? []), all]
  }
}
