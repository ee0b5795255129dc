import type { ComponentProps, ReactNode } from 'react'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  title: string
  detail?: ReactNode
  /** Shown at the end of the first line, such as a price. */
  aside?: ReactNode
}

/** One choice of a group, large enough to tap. */
export function RadioCard({ title, detail, aside, ...input }: RadioCardProps) {
  return (
    <label className="card flex cursor-pointer items-start gap-3 px-4 py-3 has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input {...input} type="radio" className="mt-1.5 size-4 shrink-0" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{title}</span>
          {aside && <span className="tabular-nums">{aside}</span>}
        </span>
        {detail && <span className="block text-small text-soft">{detail}</span>}
      </span>
    </label>
  )
}
