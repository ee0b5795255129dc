import { BadgeCheck } from 'lucide-react'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time, TimeOrNot } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { MutedBadge, StatusBadge } from './badges.tsx'
import type { memberList } from './member-list.ts'
import type { MemberRow } from './member-row.ts'

/** The columns of the member list. Narrow screens only have those for the name, with the email address below it, and the status. */
export const memberColumns: ColumnsOf<typeof memberList, MemberRow> = [
  { name: 'name', className: 'w-full max-w-0', cell: (row) => <Name row={row} /> },
  { name: 'email', from: 'md', cell: (row) => <Email row={row} /> },
  { name: 'status', cell: (row) => <States row={row} /> },
  { name: 'privacy', from: 'xl', cell: ({ isPublic }, texts) => texts.privacy[isPublic ? 'PUBLIC' : 'PRIVATE'] },
  { name: 'slug', from: 'lg', isExtra: true, cell: ({ slug }) => slug },
  { name: 'joined', from: 'lg', cell: ({ joined }) => <Time {...joined} /> },
  { name: 'seen', from: 'xl', cell: ({ lastLogin }, texts) => <TimeOrNot at={lastLogin} not={texts.neverSeen} /> },
]

const Name = ({ row: { name, email } }: { row: MemberRow }) => (
  <>
    <span className="block truncate">{name}</span>
    {email !== name && <span className="block truncate text-small font-normal text-soft md:hidden">{email}</span>}
  </>
)

function Email({ row: { email, isVerified } }: { row: MemberRow }) {
  const { members } = useTexts().dashboard
  return (
    <span className="flex items-center gap-1">
      <span className="max-w-64 truncate">{email}</span>
      {isVerified && (
        <>
          <BadgeCheck aria-hidden className="size-4 shrink-0 text-good" />
          <span className="sr-only">{members.verified.yes}</span>
        </>
      )}
    </span>
  )
}

const States = ({ row: { status, isMuted } }: { row: MemberRow }) => (
  <span className="flex flex-wrap gap-1">
    <StatusBadge status={status} />
    {isMuted && <MutedBadge />}
  </span>
)
