import { useTexts } from '@stoa/ui/texts/texts'
import type { ActivityView } from './order-view.ts'

/** What has happened to an order, the latest first. */
export function OrderActivities({ activities }: { activities: readonly ActivityView[] }) {
  const { order: words } = useTexts().dashboard
  return (
    <section aria-labelledby="activities" className="card p-5">
      <h2 id="activities" className="text-title">
        {words.activities}
      </h2>
      {activities.length === 0 && <p className="mt-2 text-soft">{words.noActivities}</p>}
      <ol className="mt-4 space-y-4 border-s-2 border-line ps-5">
        {activities.map(({ id, type, date, author, comment }) => (
          <li key={id}>
            <p className="font-medium">{words.activityTypes[type] ?? type}</p>
            {comment && <p className="whitespace-pre-wrap">{comment}</p>}
            <p className="text-small text-soft">{[date, author].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
