import { UserRoundPlus } from 'lucide-react'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Badge } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { DialogLink } from '../kit/dialog.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
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
    people: staffUsers.map((one) => personView(one, facts)),
    toGive,
    invited: invited?.email,
    wasRemoved: searchParams.has('removed'),
  }
}

export default function TeamPage({ loaderData: { people, toGive, invited, wasRemoved } }: Route.ComponentProps) {
  const { team: words, settings } = useTexts().dashboard
  const may = useMay()
  return (
    <>
      <PageHead
        title={words.title}
        back={{ to: paths.settings, text: settings.title }}
        detail={words.detail}
        actions={
          <>
            <CodeButton call="staff.queryStaffUsers" request={{}} />
            {may('STAFF.MODIFY') && (
              <DialogLink
                to={paths.inviteToTeam}
                title={words.invite}
                detail={words.inviteDetail}
                look="button button-primary"
                trigger={
                  <>
                    <UserRoundPlus aria-hidden className="size-4" />
                    {words.invite}
                  </>
                }
              >
                <InviteForm roles={toGive} />
              </DialogLink>
            )}
          </>
        }
      />
      <SectionTabs />
      <div className="mb-4 empty:hidden">
        {invited && (
          <Notice tone="good" title={words.invited(invited)} focused>
            <p>{words.invitedHint}</p>
          </Notice>
        )}
        {wasRemoved && <Notice tone="good" title={words.removed} focused />}
      </div>
      <People people={people} />
    </>
  )
}

function People({ people }: { people: readonly PersonView[] }) {
  const { team: words, roles } = useTexts().dashboard
  const columns: Column<PersonView>[] = [
    {
      name: 'person',
      label: words.columns.person,
      cell: ({ name, email, isSelf }) => (
        <span className="block min-w-0">
          <span className="block wrap-anywhere">
            {name || email}
            {isSelf && <span className="ms-1.5 text-small font-normal text-soft">({words.you})</span>}
          </span>
          {name && <span className="block text-small font-normal wrap-anywhere text-soft">{email}</span>}
        </span>
      ),
    },
    {
      name: 'roles',
      label: words.columns.roles,
      cell: (person) => person.roles.map(({ id, name }) => roleName(roles, id, name)).join(', '),
    },
    { name: 'status', label: words.columns.status, from: 'sm', cell: ({ status }) => <StaffBadge status={status} /> },
    {
      name: 'lastSignIn',
      label: words.columns.lastSignIn,
      from: 'md',
      cell: ({ status, lastSignIn, invitedUntil }) => {
        if (status === 'INVITED' && invitedUntil) return <span className="text-soft">{words.until(invitedUntil.text)}</span>
        return lastSignIn ? <Time {...lastSignIn} /> : <span className="text-soft">{words.never}</span>
      },
    },
  ]
  return <DataTable caption={words.caption} rows={people} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.person(id)} />
}

export function StaffBadge({ status }: { status: PersonView['status'] }) {
  const { statuses } = useTexts().dashboard.team
  return <Badge tone={status === 'ACTIVE' ? 'good' : 'open'}>{statuses[status]}</Badge>
}
