import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface FoldCardProps {
  title: string
  detail: string
  children: ReactNode
}

/** A section of a page that opens when it’s needed. Its content is rendered from then on. */
export function FoldCard({ title, detail, children }: FoldCardProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="media-fold card min-w-0" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className="flex list-none items-start gap-3 p-(--pad)">
        <span className="min-w-0 grow">
          <h2 className="text-title">{title}</h2>
          <span className="mt-0.5 block text-small text-soft">{detail}</span>
        </span>
        <ChevronRight aria-hidden className="media-turn size-5 shrink-0 text-soft" />
      </summary>
      {wasOpened && <div className="p-(--pad) pt-1">{children}</div>}
    </details>
  )
}
