import { Check, X } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'
import { StatusBadge } from '../publishing/status-badge.tsx'
import { cellText } from './cell-text.ts'
import type { GridField } from './field.ts'
import type { Names } from './names.server.ts'
import type { Data } from './window.server.ts'

interface CellViewProps {
  field: GridField
  value: unknown
  /** The whole item, for fields whose display depends on more than their value. */
  data?: Data
  names: Names
  timeZone: string
}

const textMax = 400

/** Displays the value of a cell. It is only ever rendered as text. */
export function CellView({ field: { kind, refersTo }, value, data = {}, names, timeZone }: CellViewProps) {
  if (value === undefined || value === null) return null
  if (kind === 'status') return <StatusBadge status={value} data={data} timeZone={timeZone} />
  if (kind === 'boolean' && typeof value === 'boolean') return <YesNo value={value} />
  if (kind === 'tags' && Array.isArray(value))
    return <Chips texts={value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))} />
  const named = (id: unknown): string => (typeof id === 'string' ? (names[refersTo ?? '']?.[id] ?? id) : JSON.stringify(id))
  if (kind === 'reference') return <Chips texts={[named(value)]} />
  if (kind === 'references' && Array.isArray(value)) return <Chips texts={value.map(named)} />
  return <span className={kind === 'json' ? 'cell-code' : 'cell-text'}>{cellText(value, kind, timeZone).slice(0, textMax)}</span>
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
