import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { clearSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchText } from './search-text.ts'
import { SuggestionList, type Entry } from './suggestion-list.tsx'
import type { clientLoader } from './suggestions.ts'
import { useCombobox } from './use-combobox.ts'

/** Suggestions wait for a pause in typing. */
const pauseMs = 150
const textMin = 2

/** What happens to the box. */
export interface PanelEvents {
  press(event: KeyboardEvent): void
  open(): void
  close(): void
}

/** What the box says of its list. */
export interface BoxAttributes {
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-activedescendant'?: string | undefined
}

export interface SuggestionPanelProps {
  box: RefObject<HTMLInputElement | null>
  events: Ref<PanelEvents>
  /** The text that was searched for last. */
  asked: string
  typed: string
  onShow(attributes: BoxAttributes): void
}

/** The list of a search box: suggestions, or recent searches if nothing is typed. */
export function SuggestionPanel({ box, events, asked, typed, onShow }: SuggestionPanelProps) {
  const { header } = useTexts().storefront
  const navigate = useNavigate()
  const text = searchText(typed)
  const data = useSuggestions(text, asked)
  const entriesWhen = (isOpen: boolean): Entry[] => {
    if (!isOpen) return []
    if (text === '') return recentEntries(header.clearSearches)
    return [...(data?.suggestions ?? []), { kind: 'all', name: header.searchAll(text), text, path: searchFor(text) }]
  }
  const onGo = ({ kind, path, text: chosen }: Entry): void => {
    if (kind === 'clear') return clearSearches()
    if (chosen !== undefined) rememberSearch(chosen)
    void navigate(path)
  }
  const isOpenAtFirst = box.current === document.activeElement
  const { id, entries, active, isShown, go, ...list } = useCombobox({ isOpenAtFirst, entriesWhen, source: data, onGo })
  useImperativeHandle(events, () => list)
  const activeId = isShown && entries[active] ? `${id}-${active}` : undefined
  useEffect(
    () => onShow({ 'aria-expanded': isShown, 'aria-controls': `${id}-list`, 'aria-activedescendant': activeId }),
    [onShow, isShown, id, activeId],
  )
  return <SuggestionList id={id} entries={entries} active={active} isShown={isShown} correctedText={data?.correctedText} onGo={go} />
}

const searchFor = (text: string): string => `${paths.search}?${new URLSearchParams({ q: text })}`

function recentEntries(clear: string): Entry[] {
  const recent = recentSearches().map((text): Entry => ({ kind: 'recent', name: text, text, path: searchFor(text) }))
  return recent.length > 0 ? [...recent, { kind: 'clear', name: clear, path: '' }] : []
}

/** The suggestions for a text; until they have come, those for a part of it. Outdated requests are aborted. */
function useSuggestions(text: string, asked: string) {
  const { load, data } = useFetcher<typeof clientLoader>()
  const [requested, request] = useState(asked)
  useEffect(() => {
    if (text.length < textMin || text === requested) return
    const timer = setTimeout(() => {
      request(text)
      void load(`${paths.suggestions}?${new URLSearchParams({ q: text })}`)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, requested, load])
  const isAlike = data && text.length >= textMin && (text.startsWith(data.text) || data.text.startsWith(text))
  return isAlike ? data : undefined
}
