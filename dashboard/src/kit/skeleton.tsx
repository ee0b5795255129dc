import { useTexts } from '../texts/texts.ts'

/** A placeholder for text; `className` sets its size. */
export const Bar = ({ className = 'h-4 w-24' }: { className?: string }) => (
  <span aria-hidden className={`block animate-pulse rounded bg-line motion-reduce:animate-none ${className}`} />
)

const widths = ['w-16', 'w-40', 'w-28', 'w-20']

/** A placeholder for a list. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  const { loading } = useTexts().dashboard.kit
  return (
    <div className="card divide-y divide-line">
      <output className="sr-only">{loading}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-8 px-(--pad)">
          {widths.map((width, index) => (
            <Bar
              key={width}
              className={`h-3.5 ${width} ${index > 1 ? 'max-md:hidden' : ''} ${index === widths.length - 1 ? 'ms-auto' : ''}`}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A placeholder for a card of the same height. */
export function CardSkeleton({ className = 'h-48' }: { className?: string }) {
  const { loading } = useTexts().dashboard.kit
  return (
    <div className={`card space-y-3 p-(--pad) ${className}`}>
      <output className="sr-only">{loading}</output>
      <Bar className="h-5 w-36" />
      <Bar className="h-3.5 w-full" />
      <Bar className="h-3.5 w-4/5" />
      <Bar className="h-3.5 w-3/5" />
    </div>
  )
}
