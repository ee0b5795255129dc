import { Search, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { HiddenParams } from './hidden-params.tsx'
import { withParams } from './list-state.ts'

/** Above a list: its search, its filters, and at the end its appearance. All of it is stored in the URL. */
export const Toolbar = ({ children, end, isOneRow = false }: ToolbarProps) => (
  <div className={`toolbar mb-3 flex items-center gap-2 print:hidden ${isOneRow ? '' : 'flex-wrap'}`}>
    {children}
    {end && <div className={`ms-auto flex items-center gap-2 ${isOneRow ? '' : 'flex-wrap'}`}>{end}</div>}
  </div>
)

interface ToolbarProps {
  children: ReactNode
  end?: ReactNode
  /** The search gives way to the other controls. */
  isOneRow?: boolean
}

interface SearchBoxProps {
  label: string
  placeholder?: string
  /** The parameter it sets: `q`. */
  name?: string
  /** In one row with other controls: only the keyboard sends it. */
  isCompact?: boolean
}

/** A search as a plain form that preserves the rest of the list's state. `/` focuses it. */
export function SearchBox({ label, placeholder, name = 'q', isCompact = false }: SearchBoxProps) {
  const { kit } = useTexts().dashboard
  const [query] = useSearchParams()
  const texts = query.get(name) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(texts)
  useEffect(() => {
    // Not when the page starts: what is typed before its scripts run stays.
    if (input.current && shown.current !== texts) input.current.value = texts
    shown.current = texts
  }, [texts])
  return (
    <search className={isCompact ? 'min-w-0 grow basis-24 sm:max-w-md sm:basis-36' : 'w-full sm:w-auto sm:max-w-md sm:grow sm:basis-60'}>
      <Form className="relative">
        <HiddenParams query={query} except={[name]} />
        {isCompact && <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />}
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder ?? label}
          defaultValue={texts}
          maxLength={254}
          autoComplete="off"
          data-list-search
          className={`control pe-10 ${isCompact ? 'ps-9' : 'ps-10'}`}
        />
        {!isCompact && (
          <button type="submit" className="icon-button absolute start-1 top-1/2 size-8 -translate-y-1/2 text-soft" aria-label={kit.search}>
            <Search aria-hidden className="size-4" />
          </button>
        )}
        {texts && (
          <Link
            to={withParams(query, { [name]: null })}
            aria-label={kit.clearSearch}
            onClick={() => input.current?.focus()}
            className="icon-button absolute end-1 top-1/2 size-8 -translate-y-1/2"
          >
            <X aria-hidden className="size-4" />
          </Link>
        )}
      </Form>
    </search>
  )
}
