import { ArrowRight, UserRoundCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useLastBadges } from '../frame/use-badges.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { TodayData } from './load-today.server.ts'

/** How many members wait for approval. The count follows the frame's badges, so that it is current without reloading the page. */
export function PeopleWaiting({ today: { people, readAt } }: { today: Pick<TodayData, 'people' | 'readAt'> }) {
  const { today: texts } = useTexts().dashboard
  const told = useLastBadges()
  const isLater = told !== undefined && told.readAt > readAt
  const count = isLater ? told.membersPending : (people.data?.count ?? 0)
  return (
    <output className="block empty:hidden">
      {count > 0 && (
        <span className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-3">
          <UserRoundCheck aria-hidden className="size-4.5 shrink-0 text-accent" />
          <span className="me-auto font-medium">{texts.membersPending(texts.counted(count, count >= manyPeople))}</span>
          <Link to={`${paths.members}?status=PENDING`} className="link inline-flex min-h-6 items-center gap-1">
            {texts.toMembersPending}
            <ArrowRight aria-hidden className="size-3.5 rtl:-scale-x-100" />
          </Link>
        </span>
      )}
    </output>
  )
}

/** Members are counted up to this number. */
const manyPeople = 10_000
