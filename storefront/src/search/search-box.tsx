import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Form, useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionList, type Entry } from './suggestion-list.tsx'
import type { loader } from './suggestions.ts'

/** Whoever still types need not be answered yet. */
const pauseMs = 150

/** A form that finds; with scripts a combobox that proposes while one types (WAI-ARIA, "combobox with list autocomplete"). */
export function SearchBox() {
  const { header } = useTexts().storefront
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  // Another search, another box: what was typed into the last one is gone.
  const asked = pathname === paths.search ? (query.get('q') ?? '') : ''
  return (
    <search className="relative order-3 w-full lg:order-none lg:w-[26rem]">
      <SearchField key={asked} asked={asked} label={header.searchLabel} />
    </search>
  )
}

function SearchField({ asked, label }: { asked: string; label: string }) {
  const { header } = useTexts().storefront
  const isAwake = useHydrated()
  const [typed, type] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const navigate = useNavigate()
  const entries = useEntries(typed, isOpen)
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  const go = ({ path, words }: Entry): void => {
    if (words !== undefined) rememberSearch(words)
    close()
    void navigate(path)
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((at) => stepped(at, step, entries.length))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && entries[active]) {
      event.preventDefault()
      go(entries[active])
    }
  }
  const isShown = isOpen && entries.length > 0
  const combobox = isAwake && {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    ...(isShown && entries[active] && { 'aria-activedescendant': `${id}-${active}` }),
  }
  return (
    <Form
      action={paths.search}
      onSubmit={() => {
        rememberSearch(typed)
        close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <div className="flex items-center rounded-full border border-edge bg-paper has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
        <input
          {...combobox}
          type="search"
          name="q"
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
          autoComplete="off"
          aria-label={label}
          placeholder={header.searchPlaceholder}
          className="h-11 min-w-0 grow rounded-full bg-transparent ps-4 outline-none"
        />
        <button type="submit" className="icon-button rounded-full">
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only">{header.search}</span>
        </button>
      </div>
      {isAwake && <SuggestionList id={id} entries={entries} active={active} isShown={isShown} onGo={go} />}
    </Form>
  )
}

/** The next of so many rows; before the first and after the last stands the box itself, as −1. */
const stepped = (at: number, step: number, rows: number): number => ((at + 1 + step + rows + 1) % (rows + 1)) - 1

/** What can be chosen now: what fits the words, or without words what was searched for before. */
function useEntries(typed: string, isOpen: boolean): Entry[] {
  const { header } = useTexts().storefront
  const { load, data } = useFetcher<typeof loader>()
  const words = typed.trim()
  useEffect(() => {
    if (!isOpen || words === '') return
    const timer = setTimeout(() => void load(`${paths.suggestions}?${new URLSearchParams({ q: words })}`), pauseMs)
    return () => clearTimeout(timer)
  }, [words, isOpen, load])
  if (!isOpen) return []
  if (words === '') {
    return recentSearches().map((one) => ({
      kind: 'recent',
      name: one,
      words: one,
      path: `${paths.search}?${new URLSearchParams({ q: one })}`,
    }))
  }
  const found: Entry[] = data?.suggestions ?? []
  const all: Entry = { kind: 'all', name: header.searchAll(words), words, path: `${paths.search}?${new URLSearchParams({ q: words })}` }
  return [...found, all]
}
