import type { FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import { CommentForm, usePendingComment } from './comment-form.tsx'
import { OwnComment } from './own-comment.tsx'
import type { TimelineDay, TimelineEntry } from './timeline.ts'

interface OrderTimelineProps {
  days: readonly TimelineDay[]
  /** Of a form submitted without scripts. */
  problems: FormProblems | undefined
  typed: Readonly<Record<string, string>> | undefined
}

/** An order's events and comments by day, the latest first. */
export function OrderTimeline({ days, problems, typed }: OrderTimelineProps) {
  const { order: texts } = useTexts().dashboard
  const pending = usePendingComment()
  const mayWrite = useMay()('ECOM.MODIFY_ORDERS')
  return (
    <Card title={texts.activities} detail={texts.commentsHint}>
      {mayWrite && <CommentForm problems={typed?.intent === 'add-comment' ? problems : undefined} typed={typed?.message} />}
      {pending && (
        <div className="mt-4 border-s-2 border-line ps-4 opacity-60" aria-live="polite">
          <p className="wrap-anywhere whitespace-pre-wrap">{pending}</p>
          <p className="text-small text-soft">{texts.sending}</p>
        </div>
      )}
      {days.length === 0 && <p className="mt-4 text-soft">{texts.noActivities}</p>}
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day} className="mt-5">
          <h3 className="mb-2 font-sans text-small font-semibold text-soft">{day}</h3>
          <ol className="space-y-3 border-s-2 border-line">
            {entries.map((entry) => (
              <li key={entry.id} className="relative ps-4">
                <span
                  aria-hidden
                  className={`absolute -start-[5px] top-2 size-2 rounded-full ${entry.comment ? 'bg-accent' : 'border border-edge bg-surface'}`}
                />
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { order: texts } = useTexts().dashboard
  const { type, instant, time, author, comment, detail, isMine } = entry
  return (
    <>
      {comment ? (
        <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>
      ) : (
        <p>
          {texts.activityTypes[type] ?? type}
          {detail && <span className="text-soft"> ({detail})</span>}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-small text-soft">
        <span>
          <Time instant={instant} text={time} />
          {author && ` · ${author}`}
        </span>
        {isMine && <OwnComment entry={entry} />}
      </div>
    </>
  )
}
