import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import type { JobsView } from './job-view.ts'

/** Scheduled jobs, each with the result of its last run. */
export function ScheduleCard({ scheduled }: Pick<JobsView, 'scheduled'>) {
  const { jobs: texts } = useTexts().dashboard
  return (
    <Card title={texts.scheduled}>
      <p className="mb-3 text-soft">{texts.scheduledHint}</p>
      <ul className="divide-y divide-line">
        {scheduled.map(({ name, schedule, lastRun }) => (
          <li key={name} className="py-2.5 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-medium">{texts.names[name] ?? name}</span>
              {lastRun && <Badge tone={lastRun.status === 'SUCCEEDED' ? 'good' : 'bad'}>{texts.runs[lastRun.status]}</Badge>}
            </p>
            <p className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
              <span>{'minutes' in schedule ? texts.everyMinutes(schedule.minutes) : texts.cron(schedule.cron)}</span>
              <span>{lastRun ? <LastRun {...lastRun} /> : texts.neverRun}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LastRun({ instant, text }: { instant: string; text: string }) {
  const { jobs: texts } = useTexts().dashboard
  return (
    <>
      {texts.lastRun} <Time instant={instant} text={text} />
    </>
  )
}
