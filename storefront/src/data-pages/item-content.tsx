import { FieldValue } from './field-value.tsx'
import type { ItemPart } from './item-parts.ts'

interface ItemContentProps {
  parts: readonly ItemPart[]
  /** The first text is an introduction, if anything follows it. */
  hasLead?: boolean
  className?: string
}

/** The main content. The first text and the first long one have no label; the following ones do. */
export function ItemContent({ parts, hasLead = false, className = 'text-[1.0625rem]' }: ItemContentProps) {
  const isFirst = (part: ItemPart): boolean => parts.find(({ view }) => view.kind === part.view.kind) === part
  const isLead = (part: ItemPart): boolean => hasLead && part.view.kind === 'text' && isFirst(part) && parts.length > 1
  return (
    <div className="max-w-prose space-y-8">
      {parts.map((part) => (
        <section key={part.key} aria-label={part.name}>
          {!isFirst(part) && <h2 className="mb-3 text-title">{part.name}</h2>}
          <div className={isLead(part) ? 'text-lead text-soft' : className}>
            <FieldValue view={part.view} isTop={isFirst(part)} />
          </div>
        </section>
      ))}
    </div>
  )
}
