/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/no-static-element-interactions --
   the list of a combobox as WAI-ARIA describes it: the tags hold no pictures, and the keys are the box's. */
import { ArrowRight, Clock, LayoutGrid, X } from 'lucide-react'
import { useEffect } from 'react'
import { Picture } from '../products/picture.tsx'
import { PriceTag } from '../products/price-tag.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Suggestion } from './suggestions.ts'

/** A row of the list: a search, a link to what it names, or what clears the recent searches. */
export interface Entry extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent' | 'all' | 'clear'
  text?: string
}

interface SuggestionListProps {
  id: string
  entries: readonly Entry[]
  active: number
  isShown: boolean
  correctedText: string | undefined
  onGo(entry: Entry): void
}

export function SuggestionList({ id, entries, active, isShown, correctedText, onGo }: SuggestionListProps) {
  const { header } = useTexts().storefront
  useEffect(() => void document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' }), [id, active])
  const count = entries.filter(({ kind }) => kind !== 'all' && kind !== 'clear').length
  const correction = correctedText !== undefined && header.searchingInstead(correctedText)
  return (
    <>
      {/* The focus stays in the box. */}
      <div
        hidden={!isShown}
        onMouseDown={(event) => event.preventDefault()}
        className="card absolute inset-x-0 top-full z-30 mt-1 shadow-sheet"
      >
        {correction && <p className="px-4 pt-3 text-small text-soft">{correction}</p>}
        <ul id={`${id}-list`} role="listbox" aria-label={header.suggestions} className="max-h-[70dvh] overflow-y-auto p-1.5">
          {entries.map((entry, index) => (
            <li
              key={`${entry.kind} ${entry.path}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onGo(entry)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 hover:bg-sunken aria-selected:bg-accent-wash aria-selected:outline-2 aria-selected:outline-accent"
            >
              <Row entry={entry} />
            </li>
          ))}
        </ul>
      </div>
      <output className="sr-only">
        {isShown && correction} {isShown && header.suggestionsFound(count)}
      </output>
    </>
  )
}

function Row({ entry }: { entry: Entry }) {
  const { header } = useTexts().storefront
  const { kind, name } = entry
  if (kind === 'product') return <ProductRow entry={entry} />
  const Icon = { collection: LayoutGrid, recent: Clock, all: ArrowRight, clear: X }[kind]
  return (
    <>
      <Icon className="size-5 shrink-0 text-soft" aria-hidden="true" />
      <span className="min-w-0 grow">{name}</span>
      {kind === 'collection' && <span className="text-small text-soft">{header.suggestedCollection}</span>}
      {kind === 'recent' && <span className="sr-only">{header.recentSearch}</span>}
    </>
  )
}

function ProductRow({ entry: { name, picture, price, soldOut } }: { entry: Entry }) {
  const { product } = useTexts().storefront
  return (
    <>
      <div className="shrink-0">
        <Picture picture={picture && { ...picture, alt: '' }} sizes="2.5rem" className={`w-10 rounded-sm ${soldOut ? 'opacity-60' : ''}`} />
      </div>
      <span className="min-w-0 grow">
        {name}
        {soldOut && <span className="block text-small text-soft">{product.soldOut}</span>}
      </span>
      {price && <PriceTag price={price} from={price.from} className="shrink-0 text-small text-soft" />}
    </>
  )
}
