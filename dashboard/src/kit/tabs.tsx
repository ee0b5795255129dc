import { useEffect, useRef, type RefObject } from 'react'
import { NavLink, Link, useLocation } from 'react-router'
import { useTexts } from '../texts/texts.ts'

export interface Tab {
  /** A URL, or the list's own with one parameter changed: `?state=paid`. */
  to: string
  text: string
  /** The count, formatted; omitted if counting is expensive. */
  count?: string
  /** Whether the tab is active; by default derived from the URL. */
  isCurrent?: boolean
}

const look =
  'inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink forced-colors:not-aria-[current]:border-none'

/** States of a list, or pages of an entity, as links. */
export function Tabs({ label, tabs }: { label?: string; tabs: readonly Tab[] }) {
  const { sections } = useTexts().dashboard.kit
  const list = useRef<HTMLUListElement>(null)
  useCurrentInView(list)
  return (
    <nav aria-label={label ?? sections} className="mb-4 border-b border-line print:hidden">
      <ul ref={list} className="-mb-px flex overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the active tab to the middle of the row, as far as there are tabs beside it. */
function useCurrentInView(list: RefObject<HTMLUListElement | null>): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector('[aria-current]')
    if (row && current) row.scrollBy({ left: middleOf(current) - middleOf(row), behavior: 'instant' })
  }, [list, pathname, search])
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function TabLink({ tab: { to, text, count, isCurrent } }: { tab: Tab }) {
  const texts = (
    <>
      {text}
      {count !== undefined && <span className="text-small tabular-nums">{count}</span>}
    </>
  )
  if (isCurrent === undefined)
    return (
      <NavLink to={to} end className={look}>
        {texts}
      </NavLink>
    )
  return (
    <Link to={to} className={look} {...(isCurrent && { 'aria-current': 'page' as const })} preventScrollReset>
      {texts}
    </Link>
  )
}
