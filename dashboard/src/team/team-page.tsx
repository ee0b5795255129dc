import { UserRoundPlus } from 'lucide-react'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Badge } from '../kit/badge.tsx'
import { DialogLink } from '../kit/dialog.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { TimeOrNot } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { roleName } from '../roles/role-name.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/team-page'
import { InviteForm } from './invite-form.tsx'
import { personView, type PersonView } from './person-view.ts'
import { rolesToGive } from './roles-to-give.server.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ staffUsers }, { roles }, { user }, { shop }, toGive] = await Promise.all([
    client.staff.queryStaffUsers({}),
    ifPermitted(client.roles.queryRoles({}), { roles: [] }),
    client.staff.getMe({}),
    client.shop.getShop({}),
    rolesToGive(client),
  ])
  const facts = { roles, selfId: user.id, where: shop }
  const invited = staffUsers.find(({ id }) => id === searchParams.get('invited'))
  return {
    rows: staffUsers.map((one) => personView(one, facts)),
    request: {},
    toGive,
    invited: invited?.email,
    wasRemoved: searchParams.has('removed'),
  }
}

const teamList = listFor(({ dashboard: { team, roles } }) => ({ ...team, roleTexts: roles }))({})

const columns: ColumnsOf<typeof teamList, PersonView> = [
  {
    name: 'person',
    cell: ({ name, email, isSelf }, texts) => (
      <span className="block min-w-0">
        <span className="block wrap-anywhere">
          {name || email}
          {isSelf && <span className="ms-1.5 text-small font-normal text-soft">({texts.you})</span>}
        </span>
        {name && <span className="block text-small font-normal wrap-anywhere text-soft">{email}</span>}
      </span>
    ),
  },
  { name: 'roles', cell: ({ roles }, texts) => roles.map(({ id, name }) => roleName(texts.roleTexts, id, name)).join(', ') },
  { name: 'status', from: 'sm', cell: ({ status }) => <StaffBadge status={status} /> },
  {
    name: 'lastSignIn',
    from: 'md',
    cell: ({ status, lastSignIn, invitedUntil }, texts) =>
      status === 'INVITED' && invitedUntil ? (
        <span className="text-soft">{texts.until(invitedUntil.text)}</span>
      ) : (
        <TimeOrNot at={lastSignIn} not={texts.never} />
      ),
  },
]

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { toGive, invited, wasRemoved } = loaderData
  const { team: texts, settings } = useTexts().dashboard
  const may = useMay()
  return (
    <ListPage
      list={teamList}
      columns={columns}
      data={loaderData}
      call="staff.queryStaffUsers"
      back={{ to: paths.settings, text: settings.title }}
      actions={
        may('STAFF.MODIFY') && (
          <DialogLink
            to={paths.inviteToTeam}
            title={texts.invite}
            detail={texts.inviteDetail}
            look="button button-primary"
            trigger={
              <>
                <UserRoundPlus aria-hidden className="size-4" />
                {texts.invite}
              </>
            }
          >
            <InviteForm roles={toGive} />
          </DialogLink>
        )
      }
      above={<SectionTabs />}
      notice={
        <div className="mb-4 empty:hidden">
          {invited && (
            <Notice tone="good" title={texts.invited(invited)} focused>
              <p>{texts.invitedHint}</p>
            </Notice>
          )}
          {wasRemoved && <Notice tone="good" title={texts.removed} focused />}
        </div>
      }
      hrefOf={({ id }) => paths.person(id)}
    />
  )
}

export function StaffBadge({ status }: { status: PersonView['status'] }) {
  const { statuses } = useTexts().dashboard.team
  return <Badge tone={status === 'ACTIVE' ? 'good' : 'open'}>{statuses[status]}</Badge>
}
