import { Check, X } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'
import { fieldText } from './cell-text.ts'
import type { GridField } from './field.ts'
import type { Names, Data } from './window.ts'

export interface CellViewProps {
  field: GridField
  value: unknown
  /** The whole row, for fields whose display depends on more than their value. */
  data?: Data
  names: Names
  timeZone: string
}

const textMax = 400

/** Displays the value of a cell. It is only ever rendered as text. */
export function CellView({ field, value, names, timeZone }: CellViewProps) {
  const { kind, refersTo } = field
  if (value === undefined || value === null) return null
  if (kind === 'boolean' && typeof value === 'boolean') return <YesNo value={value} />
  if (kind === 'tags' && Array.isArray(value))
    return <Chips texts={value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))} />
  const named = (id: unknown): string => (typeof id === 'string' ? (names[refersTo ?? '']?.[id] ?? id) : JSON.stringify(id))
  if (kind === 'reference') return <Chips texts={[named(value)]} />
  if (kind === 'references' && Array.isArray(value)) return <Chips texts={value.map(named)} />
  return <span className={kind === 'json' ? 'cell-code' : 'cell-text'}>{fieldText(value, field, timeZone).slice(0, textMax)}</span>
}

function YesNo({ value }: { value: boolean }) {
  const { grid } = useTexts().dashboard
  const Icon = value ? Check : X
  return (
    <span className={`inline-flex ${value ? 'text-good' : 'text-soft'}`}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{value ? grid.yes : grid.no}</span>
    </span>
  )
}

const chipsMax = 12

const Chips = ({ texts }: { texts: readonly string[] }) => (
  <span className="flex gap-1 overflow-hidden">
    {texts.slice(0, chipsMax).map((text, index) => (
      <span key={`${index} ${text}`} className="cell-chip">
        {text}
      </span>
    ))}
    {texts.length > chipsMax && <span className="cell-chip">{`+${texts.length - chipsMax}`}</span>}
  </span>
)
