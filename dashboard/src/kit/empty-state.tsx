import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** One sentence about how the first entry is created. */
  text: string
  /** The next step. */
  action?: ReactNode
}

/** Shown for an empty list, with the next step. */
export const EmptyState = ({ icon: Icon, title, text, action }: EmptyStateProps) => (
  <div className="card px-6 py-14 text-center">
    <Icon aria-hidden className="mx-auto size-9 text-accent" strokeWidth={1.4} />
    <p className="mt-3 font-serif text-title font-semibold">{title}</p>
    <p className="mx-auto mt-1 max-w-prose text-soft">{text}</p>
    {action && <div className="mt-5 flex justify-center gap-2">{action}</div>}
  </div>
)
