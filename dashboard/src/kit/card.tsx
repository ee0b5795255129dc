import { useId, type ReactNode } from 'react'

interface CardProps {
  title: string
  /** Links and buttons in the header. */
  actions?: ReactNode
  detail?: ReactNode
  /** Lets a table or list extend to the card's edges. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A section of a page with a title. */
export function Card({ title, actions, detail, flush = false, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`card min-w-0 break-inside-avoid ${className}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) pt-(--pad)">
        <h2 id={id} className="me-auto text-title">
          {title}
        </h2>
        {actions}
        {detail && <p className="w-full text-small text-soft">{detail}</p>}
      </div>
      <div className={flush ? 'pt-3' : 'p-(--pad) pt-3'}>{children}</div>
    </section>
  )
}
