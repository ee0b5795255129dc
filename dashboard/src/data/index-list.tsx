import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import type { DataIndex } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'

interface IndexListProps {
  indexes: readonly DataIndex[]
  /** How many more fields can be indexed. */
  left: number
  mayChange: boolean
}

/** The indexes of a collection and the status of each. */
export function IndexList({ indexes, left, mayChange }: IndexListProps) {
  const { dataIndexes: words } = useTexts().dashboard
  return (
    <Card title={words.list} detail={words.left(left)} flush>
      {indexes.length === 0 ? (
        <p className="border-t border-line p-(--pad) text-soft">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {indexes.map((index) => (
            <li key={index.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--pad) py-3">
              <IndexFacts index={index} />
              {mayChange && <Drop name={index.name} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const tones: Readonly<Record<NonNullable<DataIndex['status']>, Tone>> = { BUILDING: 'open', ACTIVE: 'good', FAILED: 'bad' }

function IndexFacts({ index: { name, fields, status = 'BUILDING', unique, caseInsensitive, failure } }: { index: DataIndex }) {
  const { dataIndexes: words } = useTexts().dashboard
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <Badge tone={tones[status]}>{words.states[status]}</Badge>
        {unique && <Badge tone="quiet">{words.unique}</Badge>}
        {caseInsensitive && <Badge tone="quiet">{words.caseInsensitive}</Badge>}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-soft">
        {fields.map(({ path, order }) => {
          const Icon = order === 'DESC' ? ArrowDownNarrowWide : ArrowUpNarrowWide
          return (
            <span key={path} className="inline-flex items-center gap-1">
              <Icon aria-hidden className="size-3.5" />
              <span className="font-mono">{path}</span>
              <span className="sr-only">{order === 'DESC' ? words.descending : words.ascending}</span>
            </span>
          )
        })}
      </p>
      {failure && <p className="mt-1 text-small text-danger">{words.failedAt(failure.description, failure.itemId)}</p>}
    </div>
  )
}

function Drop({ name }: { name: string }) {
  const { dataIndexes: words } = useTexts().dashboard
  return (
    <ConfirmForm trigger={words.dropOf(name)} title={words.dropTitle(name)} text={words.dropText} confirm={words.dropConfirm} isDanger>
      <input type="hidden" name="intent" value="drop" />
      <input type="hidden" name="name" value={name} />
    </ConfirmForm>
  )
}
