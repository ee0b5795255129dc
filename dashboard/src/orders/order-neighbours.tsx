import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import type { Neighbours } from './neighbours.server.ts'

/** Links to the previous and next orders of the list that this one was opened from, also with the keys K and J. */
export function OrderNeighbours({ previous, next }: Neighbours) {
  const { order: texts } = useTexts().dashboard
  useShortcuts({ k: previous, j: next })
  if (!previous && !next) return null
  return (
    <nav aria-label={texts.neighbours} className="flex">
      <NeighbourLink href={previous} letter="K" label={texts.previous} icon={<ChevronUp aria-hidden className="size-4" />} />
      <NeighbourLink href={next} letter="J" label={texts.next} icon={<ChevronDown aria-hidden className="size-4" />} />
    </nav>
  )
}

function NeighbourLink({ href, letter, label, icon }: { href: string | undefined; letter: string; label: string; icon: React.ReactNode }) {
  const look = 'icon-button size-(--control) border border-edge bg-surface'
  if (!href) return <span className={`${look} opacity-40`}>{icon}</span>
  return (
    <Link
      to={href}
      aria-label={label}
      aria-keyshortcuts={letter}
      title={`${label} (${letter})`}
      className={look}
      rel={letter === 'K' ? 'prev' : 'next'}
    >
      {icon}
    </Link>
  )
}

/** Opens a page with a single key, except in inputs and dialogs. */
function useShortcuts(ways: Readonly<Record<string, string | undefined>>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      const href = ways[key.toLowerCase()]
      if (href) void navigate(href)
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  })
}
