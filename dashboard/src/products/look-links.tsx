import { LayoutGrid, List } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import { lookOf, looks, type Look } from './product-list.ts'

const icons: Readonly<Record<Look, typeof List>> = { list: List, grid: LayoutGrid }

/** Switches the list between rows and pictures. */
export function LookLinks() {
  const { looks: names, look } = useTexts().dashboard.products
  const [query] = useSearchParams()
  const cursor = query.get('cursor')
  return (
    <nav aria-label={look} className="flex rounded-control border border-edge bg-surface p-0.5">
      {looks.map((name) => {
        const Icon = icons[name]
        return (
          <Link
            key={name}
            to={withParams(query, { look: name === 'list' ? null : name, cursor })}
            aria-label={names[name]}
            className="icon-button size-8 aria-[current]:bg-sunken aria-[current]:text-ink pointer-coarse:size-10"
            preventScrollReset
            {...(name === lookOf(query) && { 'aria-current': 'true' as const })}
          >
            <Icon aria-hidden className="size-4" />
          </Link>
        )
      })}
    </nav>
  )
}
