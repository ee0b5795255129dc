import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { JobsView } from './job-view.ts'

/** The site's queued jobs. */
export function QueueCard({ queued }: Pick<JobsView, 'queued'>) {
  const { jobs: texts } = useTexts().dashboard
  return (
    <Card title={texts.queue}>
      {queued.length === 0 ? (
        <p className="text-soft">{texts.queueEmpty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {queued.map(({ name, waiting, running }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
              <span className="font-medium">{texts.names[name] ?? name}</span>
              <span className="text-soft tabular-nums">
                {[waiting && texts.waiting(waiting), running && texts.running(running)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
