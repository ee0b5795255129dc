/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the list of a combobox as WAI-ARIA describes it: the tags hold no pictures, and the keys are the box's. */
import { ArrowRight, Clock, LayoutGrid } from 'lucide-react'
import { Picture } from '../products/picture.tsx'
import { PriceTag } from '../products/price-tag.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Suggestion } from './suggestions.ts'

/** A row of the list: a search, or a link to what it names. */
export interface Entry extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent' | 'all'
  words?: string
}

interface SuggestionListProps {
  id: string
  entries: readonly Entry[]
  active: number
  isShown: boolean
  onGo(entry: Entry): void
}

export function SuggestionList({ id, entries, active, isShown, onGo }: SuggestionListProps) {
  const { header } = useTexts().storefront
  const found = entries.filter(({ kind }) => kind !== 'all').length
  return (
    <>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={header.suggestions}
        hidden={!isShown}
        className="card absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto p-1.5 shadow-sheet"
      >
        {entries.map((entry, index) => (
          <li
            key={`${entry.kind} ${entry.path}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The focus stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGo(entry)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 hover:bg-sunken aria-selected:bg-accent-wash aria-selected:outline-2 aria-selected:outline-accent"
          >
            <Row entry={entry} />
          </li>
        ))}
      </ul>
      <output className="sr-only">{isShown && header.suggestionsFound(found)}</output>
    </>
  )
}

function Row({ entry: { kind, name, picture, price } }: { entry: Entry }) {
  const { header } = useTexts().storefront
  const icon = 'size-5 shrink-0 text-soft'
  if (kind === 'product') {
    return (
      <>
        <Picture picture={picture && { ...picture, alt: '' }} sizes="2.5rem" className="w-10 shrink-0 rounded-sm" />
        <span className="min-w-0 grow">{name}</span>
        {price && <PriceTag price={price} from={price.from} className="shrink-0 text-small text-soft" />}
      </>
    )
  }
  const Icon = { collection: LayoutGrid, recent: Clock, all: ArrowRight }[kind]
  return (
    <>
      <Icon className={icon} aria-hidden="true" />
      <span className="min-w-0 grow">{name}</span>
      {kind === 'collection' && <span className="text-small text-soft">{header.suggestedCollections}</span>}
      {kind === 'recent' && <span className="sr-only">{header.recentSearches}</span>}
    </>
  )
}
