import { Sparkles } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import type { Sample } from '../answers.ts'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** Says that the shop is a sample, until its owner removes it. Only owners have it. */
export function SampleCard({ sample }: { sample: Sample }) {
  const { sample: texts } = useTexts().dashboard.today
  return (
    <section aria-label={texts.title} className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-(--pad) py-3">
      <Sparkles aria-hidden className="size-4.5 shrink-0 text-accent" />
      <p className="min-w-0 grow basis-60">{texts.what(sample)}</p>
      <ConfirmForm
        trigger={texts.remove}
        title={texts.ask}
        text={<Consequences sample={sample} />}
        confirm={texts.confirm}
        isDanger
        action={paths.removeSample}
        look="button button-quiet max-sm:w-full"
      />
    </section>
  )
}

/** What goes, and what stays. */
function Consequences({ sample }: { sample: Sample }) {
  const { sample: texts } = useTexts().dashboard.today
  const { products, dataCollections } = sample.kept
  const edited = [...products, ...dataCollections]
  return (
    <div className="space-y-3">
      <List title={texts.goes} rows={texts.going(sample)} />
      <List title={texts.stays} rows={[...(edited.length > 0 ? [texts.edited(edited)] : []), ...texts.staying]} />
      <p>{texts.final}</p>
    </div>
  )
}

const List = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <div>
    <p className="font-medium text-ink">{title}</p>
    <ul className="list-disc ps-5">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)

/** After the removal. */
export function RemovedNotice() {
  const { sample: texts } = useTexts().dashboard.today
  const [query] = useSearchParams()
  return query.get('sample') === 'removed' ? <Notice tone="good" title={texts.removed} focused /> : null
}
