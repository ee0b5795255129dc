import { BadgeCheck } from 'lucide-react'
import type { Column } from '../kit/columns.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { MutedBadge, StatusBadge } from './badges.tsx'
import type { MemberRow, Moment } from './member-row.ts'

/** What the list of members can show. Narrow screens keep the name, the address and the status. */
export function useMemberColumns(): readonly Column<MemberRow>[] {
  const { members } = useTexts().dashboard
  const { columns: names } = members
  return [
    { name: 'name', label: names.name, sort: 'name', className: 'w-full max-w-0', cell: (row) => <Name row={row} /> },
    { name: 'email', label: names.email, sort: 'email', from: 'md', cell: (row) => <Email row={row} /> },
    { name: 'status', label: names.status, cell: (row) => <States row={row} /> },
    { name: 'privacy', label: names.privacy, from: 'xl', cell: ({ isPublic }) => members.privacy[isPublic ? 'PUBLIC' : 'PRIVATE'] },
    { name: 'slug', label: names.slug, from: 'lg', isExtra: true, cell: ({ slug }) => slug },
    { name: 'joined', label: names.joined, sort: 'joined', from: 'lg', cell: ({ joined }) => <Time {...joined} /> },
    { name: 'seen', label: names.seen, sort: 'seen', from: 'xl', cell: ({ lastLogin }) => <Seen at={lastLogin} /> },
  ]
}

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

function Seen({ at }: { at: Moment | undefined }) {
  const { members } = useTexts().dashboard
  return at ? <Time {...at} /> : <span className="text-soft">{members.neverSeen}</span>
}
