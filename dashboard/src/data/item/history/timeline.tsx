import { Link, useSearchParams } from 'react-router'
import { whoDid } from '../../../events/event-names.ts'
import { withParams } from '../../../kit/list-state.ts'
import { Time } from '../../../kit/time.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { ChangesTable, type DisplayContext } from './changes-table.tsx'
import type { VersionView } from './version-view.ts'

interface TimelineProps extends DisplayContext {
  versions: readonly VersionView[]
  /** The selected version. */
  current: string | null
}

/** The history of an item, newest first: who, when, and each field with its former value. */
export function Timeline({ versions, current, ...looks }: TimelineProps) {
  const { itemHistory: words } = useTexts().dashboard
  return (
    <ol aria-label={words.timeline} className="space-y-3">
      {versions.map((version) => (
        <li key={version.eventId}>
          <Entry version={version} isCurrent={version.eventId === current} {...looks} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ version, isCurrent, ...looks }: DisplayContext & { version: VersionView; isCurrent: boolean }) {
  const { itemHistory: words, events } = useTexts().dashboard
  const [query] = useSearchParams()
  const { happened, time, eventTime, changes, data, eventId } = version
  const tone = { created: 'bg-good', updated: 'bg-accent', deleted: 'bg-danger' }[happened]
  return (
    <article className={`card ${isCurrent ? 'outline-2 outline-accent' : ''}`}>
      <header className="flex items-center gap-x-3 px-(--pad) py-2.5">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${tone}`} />
        <div className="me-auto flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="font-semibold">{words.happened[happened]}</h2>
          <p className="text-small text-soft wrap-anywhere">
            <Time instant={eventTime} text={time} /> {words.by(whoDid(events, version))}
          </p>
        </div>
        {data && (
          <Link
            to={withParams(query, { version: eventId })}
            preventScrollReset
            aria-label={words.viewOf(time)}
            aria-current={isCurrent || undefined}
            className="button button-quiet"
          >
            {words.view}
          </Link>
        )}
      </header>
      {changes === undefined ? (
        <p className="px-(--pad) pb-3 text-small text-soft">{words.unknown}</p>
      ) : changes.length > 0 ? (
        <ChangesTable changes={changes} {...looks} />
      ) : (
        happened === 'updated' && <p className="px-(--pad) pb-3 text-small text-soft">{words.same}</p>
      )}
    </article>
  )
}
