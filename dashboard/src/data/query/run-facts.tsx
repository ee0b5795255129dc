import { Gauge, KeyRound, Timer } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { fieldAt, type DataField } from '../grid/field.ts'
import type { Mode } from './data-query.ts'
import type { Facts } from './run-query.server.ts'

interface RunFactsProps {
  facts: Facts
  /** What is counted; undefined for a single group of everything. */
  mode: Mode | undefined
  collectionId: string
  fields: readonly DataField[]
}

/** The number of results, the duration, and the indexes used. */
export function RunFacts({ facts: { count, total, ms, served }, mode, collectionId, fields }: RunFactsProps) {
  const { dataQuery: words } = useTexts().dashboard
  const counted = mode && { query: words.items, summary: words.groupCount, values: words.valueCount }[mode]
  const names = (keys: readonly string[]): string => keys.map((key) => fieldAt(fields, key).label).join(', ')
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft tabular-nums">
      {counted && <span>{counted(count, total ?? count)}</span>}
      <span className="inline-flex items-center gap-1" title={words.tookHint}>
        <Timer aria-hidden className="size-3.5" />
        {words.took(ms)}
      </span>
      {served && served.by.length > 0 && (
        <span className="inline-flex items-center gap-1">
          <KeyRound aria-hidden className="size-3.5" />
          {served.by.includes('_id') ? words.servedById : words.served(served.by.join(', '))}
        </span>
      )}
      {served && served.without.length > 0 && (
        <span className="inline-flex items-center gap-1">
          <Gauge aria-hidden className="size-3.5" />
          <Link to={paths.dataIndexes(collectionId)} className="link">
            {words.unserved(names(served.without))}
          </Link>
        </span>
      )}
    </span>
  )
}
