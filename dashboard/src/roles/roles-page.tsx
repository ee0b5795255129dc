import { Link } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import type { Role } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/roles-page'
import { AccessCard, type Asked } from './access-card.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { roleName } from './role-name.ts'

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

/** Nothing where the call's name was made up. */
async function answerTo(
  client: Client,
  { person, call, roles }: { person: Asked['person']; call: string; roles: readonly Role[] },
): Promise<Asked | undefined> {
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
            {may('ROLES.MODIFY') && (
              <Link to={paths.newRole} className="button button-primary">
                {words.make}
              </Link>
            )}
          </>
        }
      />
      <SectionTabs />
      <div className="space-y-5">
        {wasDeleted && <Notice tone="good" title={words.deleted} focused />}
        <RoleList roles={roles} />
        <RoleMatrix roles={roles} permissions={permissions} />
        {people.length > 0 && <AccessCard people={people} permissions={permissions} asked={asked} />}
      </div>
    </>
  )
}

function RoleList({ roles }: { roles: readonly Role[] }) {
  const { roles: words, role } = useTexts().dashboard
  const columns: Column<Role>[] = [
    {
      name: 'name',
      label: role.name,
      cell: ({ id, name, builtIn }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{roleName(words, id, name)}</span>
          {builtIn && <Badge tone="quiet">{words.builtInNote}</Badge>}
        </span>
      ),
    },
    {
      name: 'description',
      label: role.description,
      from: 'md',
      cell: ({ id, description }) => <span className="text-soft wrap-anywhere">{words.builtInDetails[id] ?? description}</span>,
    },
    { name: 'staff', label: words.who, cell: ({ staffCount }) => words.staffCount(staffCount) },
  ]
  return <DataTable caption={words.title} rows={roles} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.role(id)} />
}
