import { Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/members-page'
import { changeMembers } from './bulk-members.server.ts'
import { BulkAnswer, bulkFormId, BulkMembers } from './bulk-members.tsx'
import { countsOf } from './counts.server.ts'
import { defaultSort, filterOf, isNarrowed, listingOf, queryOf, sizes } from './listing.ts'
import { useMemberColumns } from './member-columns.tsx'
import { memberRow } from './member-row.ts'
import { MemberTabs } from './member-tabs.tsx'
import { MembersToolbar } from './members-toolbar.tsx'

/** How many members one bulk call may change (the contract's `matchingMembersMax`). */
const bulkMax = 1000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = listingOf(url.searchParams)
  const request = { query: queryOf(listing), fieldsets: ['FULL' as const] }
  const [{ shop }, { members, metadata }, counts, { user }] = await Promise.all([
    client.shop.getShop({}),
    client.members.queryMembers(request),
    countsOf(client, listing),
    client.staff.getMe({}),
  ])
  const total = metadata.total ?? undefined
  return { rows: members.map((member) => memberRow(member, shop)), total, counts, request, me: { id: user.id, name: user.name } }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return changeMembers(client, await request.formData(), filterOf(listingOf(url.searchParams)))
}

export default function MembersPage({ loaderData: { rows, total, counts, request, me }, actionData }: Route.ComponentProps) {
  const { members: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useMemberColumns()
  const listing = listingOf(query)
  const { offset, size } = listing
  const hasMore = total === undefined || offset + rows.length < total
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <CodeButton call="members.queryMembers" request={request} />
            <Link to={paths.newMember} className="button button-primary">
              {words.make}
            </Link>
          </>
        }
      />
      <MemberTabs counts={counts} />
      <MembersToolbar />
      <div className="mb-3 empty:hidden">
        <BulkAnswer {...actionData} assignee={me} />
      </div>
      {rows.length === 0 ? (
        <NoMembers isAsked={isNarrowed(listing) || offset > 0} />
      ) : (
        <DataTable
          caption={words.title}
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          hrefOf={({ id }) => paths.memberIn(id, query.toString())}
          selection={{ form: bulkFormId, nameOf: ({ name }) => name }}
          defaultSort={defaultSort}
        />
      )}
      <ListPages
        previous={cursorLink(query, offset > 0 ? String(Math.max(offset - size, 0)) : undefined)}
        next={cursorLink(query, hasMore && rows.length === size ? String(offset + size) : undefined)}
        position={words.found(total)}
        sizes={sizes}
      />
      {rows.length > 0 && <BulkMembers matching={total ?? bulkMax + 1} max={bulkMax} isNarrowed={isNarrowed(listing)} />}
    </>
  )
}

function NoMembers({ isAsked }: { isAsked: boolean }) {
  const { members: words } = useTexts().dashboard
  if (isAsked) return <NoMatch clear={paths.members} />
  return <EmptyState icon={Users} title={words.none} text={words.noneHint} action={<ToShop />} />
}
