import { Notice } from '@stoa/ui/components/notice'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { isAtWork, percentOf, type Counts, type Import } from './import-view.ts'
import { ProgressBar } from './progress-bar.tsx'

/** What an import has done, is doing, or would do. */
export function ResultCard({ one }: { one: Import }) {
  const { imports: words } = useTexts().dashboard
  if (one.status === 'READY')
    return (
      <Card title={words.tried} detail={one.checked ? words.triedHint : undefined}>
        {one.checked ? <CountList counts={one.checked} /> : <p className="text-soft">{words.notTried}</p>}
        {one.failure && <Failed failure={one.failure} />}
      </Card>
    )
  const doing = { CHECKING: words.checking, UNDOING: words.undoing, RUNNING: words.running } as const
  const title = one.status in doing ? doing[one.status as keyof typeof doing] : words.statuses[one.status]
  return (
    <Card title={title}>
      <div className="space-y-4">
        {(isAtWork(one) || one.status === 'PAUSED') && one.status !== 'UNDOING' && (
          <ProgressBar label={title} percent={percentOf(one)} text={words.progress(percentOf(one))} />
        )}
        {one.failure && <Failed failure={one.failure} />}
        {(one.status !== 'CHECKING' || one.counts.rows > 0) && <CountList counts={one.counts} />}
        {one.undone && <output className="block">{words.undone(one.undone.removed, one.undone.restored, one.undone.changedSince)}</output>}
      </div>
    </Card>
  )
}

function Failed({ failure: { reason, row } }: { failure: NonNullable<Import['failure']> }) {
  const { imports: words } = useTexts().dashboard
  const { ROW_TOO_LONG, WRITTEN_AS_DRAFTS, other } = words.failures
  const text = reason === 'ROW_TOO_LONG' ? ROW_TOO_LONG(row ?? 0) : reason === 'WRITTEN_AS_DRAFTS' ? WRITTEN_AS_DRAFTS : other
  return (
    <Notice tone="problem" title={words.failure}>
      <p>{text}</p>
    </Notice>
  )
}

function CountList({ counts }: { counts: Counts }) {
  const { imports: words } = useTexts().dashboard
  const some = (['inserted', 'updated', 'skipped', 'failed'] as const).filter((each) => counts[each] > 0)
  const listed = some.length > 0 ? some : (['inserted'] as const)
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {listed.map((each) => (
        <li key={each} className={each === 'failed' ? 'font-semibold text-danger' : 'font-semibold'}>
          {words[each](counts[each])}
        </li>
      ))}
    </ul>
  )
}
