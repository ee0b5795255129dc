import { UserRoundCheck } from 'lucide-react'
import { useLastBadges } from '../frame/use-badges.ts'
import { ArrowLink } from '../kit/arrow-link.tsx'
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
          <span className="me-auto font-medium">{texts.membersPending(count, texts.counted(count, count >= manyPeople))}</span>
          <ArrowLink to={`${paths.members}?status=PENDING`} text={texts.toMembersPending} />
        </span>
      )}
    </output>
  )
}

/** Members are counted up to this number. */
const manyPeople = 10_000
