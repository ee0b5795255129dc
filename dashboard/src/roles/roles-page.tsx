import type { Client } from '@stoa/sdk'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import type { Role } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/roles-page'
import { AccessCard, type AccessCheck } from './access-card.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { roleName } from './role-name.ts'

const roleList = listFor(({ dashboard: { roles, role } }) => ({
  ...roles,
  columns: { name: role.name, description: role.description, staff: roles.who },
}))({})

const columns: ColumnsOf<typeof roleList, Role> = [
  {
    name: 'name',
    cell: ({ id, name, builtIn }, texts) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{roleName(texts, id, name)}</span>
        {builtIn && <Badge tone="quiet">{texts.builtInNote}</Badge>}
      </span>
    ),
  },
  {
    name: 'description',
    from: 'md',
    cell: ({ id, description }, texts) => <span className="text-soft wrap-anywhere">{texts.builtInDetails[id] ?? description}</span>,
  },
  { name: 'staff', cell: ({ staffCount }, texts) => texts.staffCount(staffCount) },
]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ roles }, { permissions }, { staffUsers }] = await Promise.all([
    client.roles.queryRoles({}),
    client.roles.queryRolePermissions({}),
    ifPermitted(client.staff.queryStaffUsers({}), { staffUsers: [] }),
  ])
  const people = staffUsers.map(({ id, name, email }) => ({ id, name: name || email }))
  const person = people.find(({ id }) => id === searchParams.get('person'))
  const asked = person && (await answerTo(client, { person, call: searchParams.get('call') ?? '', roles }))
  return { roles, permissions, people, asked, wasDeleted: searchParams.has('deleted') }
}

/** Undefined if there is no such call. */
async function answerTo(
  client: Client,
  { person, call, roles }: { person: AccessCheck['person']; call: string; roles: readonly Role[] },
): Promise<AccessCheck | undefined> {
  try {
    const access = await client.roles.explainAccess({ staffUserId: person.id, call: call.slice(0, 100) || 'none' })
    return { person, call, access, grantedBy: access.grantedBy.map((id) => ({ id, name: roles.find((role) => role.id === id)?.name })) }
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return undefined
    throw error
  }
}

export default function RolesPage({ loaderData: { roles, permissions, people, asked, wasDeleted } }: Route.ComponentProps) {
  const { roles: words, settings } = useTexts().dashboard
  const may = useMay()
  return (
    <>
      <PageHead
        title={words.title}
        back={{ to: paths.settings, text: settings.title }}
        detail={words.detail}
        actions={
          <>
            <CodeButton call="roles.queryRoles" request={{}} />
            {may('ROLES.MODIFY') && <MakeLink to={paths.newRole} text={words.make} />}
          </>
        }
      />
      <SectionTabs />
      <div className="space-y-5">
        {wasDeleted && <Notice tone="good" title={words.deleted} focused />}
        <ListTable list={roleList} rows={roles} columns={columns} hrefOf={({ id }) => paths.role(id)} />
        <RoleMatrix roles={roles} permissions={permissions} />
        {people.length > 0 && <AccessCard people={people} permissions={permissions} asked={asked} />}
      </div>
    </>
  )
}
