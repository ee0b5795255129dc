import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and values in a column, or next to each other if there is room. An empty value is marked as such. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { notSet } = useTexts().dashboard.kit
  return (
    <dl className="@container divide-y divide-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="gap-x-4 py-1.5 first:pt-0 last:pb-0 @sm:grid @sm:grid-cols-[minmax(7rem,2fr)_3fr]">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value === '' || value === undefined || value === null ? <span className="text-soft">{notSet}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
