import { BellRing } from 'lucide-react'
import { itemName } from '../back-in-stock/item-name.ts'
import { ArrowLink } from '../kit/arrow-link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { TodayData } from './load-today.server.ts'

/** What most shoppers wait for. Nothing if no one waits. */
export function Demand({ rows }: { rows: NonNullable<TodayData['demand']['data']> }) {
  const { demand: texts } = useTexts().dashboard.today
  if (rows.length === 0) return null
  return (
    <p className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-3">
      <BellRing aria-hidden className="size-4.5 shrink-0 text-accent" />
      <span className="font-medium">{texts.title}</span>
      <span className="me-auto text-soft">{rows.map((row) => texts.item(itemName(row), row.waiting)).join(' · ')}</span>
      <ArrowLink to={paths.backInStock} text={texts.all} />
    </p>
  )
}
