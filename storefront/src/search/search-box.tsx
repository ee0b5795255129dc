import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ChangeEvent, type ComponentType, type FocusEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { renderedOnce } from '@stoa/ui/rendered-once'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { BoxAttributes, PanelEvents, SuggestionPanelProps } from './suggestion-panel.tsx'

/** Loaded when a box first has the focus. Without it, the box is a form. */
const SuggestionPanel = lazy<ComponentType<SuggestionPanelProps>>(() =>
  import('./suggestion-panel.tsx').then(
    ({ SuggestionPanel: Panel }) => ({ default: Panel }),
    () => ({ default: () => null }),
  ),
)

/** The search goes on meanwhile. */
const remember = (text: string): void =>
  void import('./recent-searches.ts').then(
    ({ rememberSearch }) => rememberSearch(text),
    () => {},
  )

/** The search of every page. */
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

/** A search form; with scripts a combobox with suggestions. */
function Field({ asked, label }: { asked: string; label: string }) {
  const { header } = useTexts().storefront
  const isAwake = useHydrated()
  const [typed, type] = useState(asked)
  const [isUsed, use] = useState(false)
  const [attributes, setAttributes] = useState<BoxAttributes>({})
  const box = useRef<HTMLInputElement>(null)
  const panel = useRef<PanelEvents>(null)
  const open = (): void => {
    use(true)
    panel.current?.open()
  }
  const write = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    type(target.value)
    open()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) panel.current?.close()
  }
  const send = (): void => {
    remember(typed)
    panel.current?.close()
  }
  return (
    <Form action={paths.search} onSubmit={send} onBlur={leave}>
      <div className="search-pill">
        <input
          {...(isAwake && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, ...attributes })}
          ref={box}
          type="search"
          name="q"
          value={typed}
          onChange={write}
          onFocus={open}
          onKeyDown={(event) => panel.current?.press(event)}
          autoComplete="off"
          aria-label={label}
          placeholder={header.searchPlaceholder}
        />
        <button type="submit" className="icon-button">
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only">{header.search}</span>
        </button>
      </div>
      <Suspense>{isUsed && <SuggestionPanel box={box} events={panel} asked={asked} typed={typed} onShow={setAttributes} />}</Suspense>
    </Form>
  )
}

export const SearchField = import.meta.env.SSR ? renderedOnce(Field) : Field
