import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesAt } from '../kit/list/read-page.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/members-page'
import { changeMembers } from './bulk-members.server.ts'
import { BulkAnswer, bulkFormId, BulkMembers } from './bulk-members.tsx'
import { countsOf } from './counts.server.ts'
import { memberColumns } from './member-columns.tsx'
import { memberList } from './member-list.ts'
import { memberRow } from './member-row.ts'
import { MemberTabs } from './member-tabs.tsx'

/** The maximum number of members for one bulk call (`matchingMembersMax` of the contract). */
const bulkMax = 1000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = memberList.at(url.searchParams)
  const { query, offset, size, isNarrowed } = listing
  const request = { query, fieldsets: ['FULL' as const] }
  const [{ shop }, { members, metadata }, counts, { user }] = await Promise.all([
    client.shop.getShop({}),
    client.members.queryMembers(request),
    countsOf(client, listing),
    client.staff.getMe({}),
  ])
  const total = metadata.total ?? undefined
  const hasNext = members.length === size && (total === undefined || offset + size < total)
  const rows = members.map((member) => memberRow(member, shop))
  return { rows, total, counts, request, isNarrowed, me: { id: user.id, name: user.name }, ...pagesAt(listing, hasNext) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return changeMembers(context.get(apiContext).client, await request.formData(), memberList.at(url.searchParams).filter)
}

export default function MembersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { total, counts, isNarrowed, me } = loaderData
  const { members: texts } = useTexts().dashboard
  return (
    <ListPage
      list={memberList}
      columns={memberColumns}
      data={loaderData}
      call="members.queryMembers"
      actions={<MakeLink to={paths.newMember} text={texts.make} />}
      above={<MemberTabs counts={counts} />}
      notice={
        <div className="mb-3 empty:hidden">
          <BulkAnswer {...actionData} assignee={me} />
        </div>
      }
      empty={{
        icon: Users,
        action: (
          <>
            <MakeLink to={paths.newMember} text={texts.make} />
            <Link to={paths.signInSettings} className="button button-quiet">
              {texts.signInSettings}
            </Link>
          </>
        ),
      }}
      hrefOf={({ id }, query) => paths.memberIn(id, query.toString())}
      selection={{ form: bulkFormId, nameOf: ({ name }) => name }}
      position={texts.found(total)}
      bulk={<BulkMembers matching={total ?? bulkMax + 1} max={bulkMax} isNarrowed={isNarrowed} />}
    />
  )
}
