import { writeFileSync } from 'node:fs'
import { identityKinds } from '../src/call.ts'
import { contract } from '../src/index.ts'
import { builtInRoleIds, builtInRoles } from '../src/roles/built-in.ts'
import { permissionGroups } from '../src/roles/groups.ts'
import { permissionsOfBuiltIn, permissionTable } from '../src/roles/permission-table.ts'
import { allCalls, mainPath, type NamedCall } from '../src/routes.ts'

// Who may call what, for whoever reviews it: written from the contract, never by hand.

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const mayCall = ({ call: { allow } }: NamedCall): string[] =>
  allow === 'anyone' ? identityKinds.map(() => 'without a token') : identityKinds.map((kind) => (allow.includes(kind) ? 'yes' : ''))

function tableOf([area, calls]: [string, NamedCall[]]): string {
  const rows = calls.map((named) =>
    row([named.name, `\`${named.call.method} ${mainPath(named.call)}\``, ...mayCall(named), `\`${named.call.permission}\``]),
  )
  return [
    `## ${area}`,
    '',
    row(['call', 'route', ...identityKinds, 'permission']),
    row(Array(3 + identityKinds.length).fill('---')),
    ...rows,
  ].join('\n')
}

const permissions = permissionTable(allCalls(contract))
const ofRole = new Map(builtInRoleIds.map((id) => [id, new Set(permissionsOfBuiltIn(permissions, id))]))

/** A row for each permission of a group, with a yes for every role that has it. */
function rolesTable(group: string): string {
  const rows = permissions
    .filter((one) => one.group === group)
    .map(({ permission, level }) =>
      row([`\`${permission}\``, level.toLowerCase(), ...builtInRoleIds.map((id) => (ofRole.get(id)!.has(permission) ? 'yes' : ''))]),
    )
  return [
    `### ${group}`,
    '',
    row(['permission', 'level', ...builtInRoleIds]),
    row(Array(2 + builtInRoleIds.length).fill('---')),
    ...rows,
  ].join('\n')
}

const page = `# Who may call what

Written from the contract by \`contract/scripts/write-permissions.ts\`; whoever is not named is refused with 403 before the request is read. Visitors and
members reach what is theirs, and what the shop shows; owners, which is everybody of the staff, and apps act for the site. An app, an API key with scopes and
whoever of the staff is no owner need the call's permission as well. What a caller may not see is not there for it: the same 404 as for an id that nothing has.

${[...Map.groupBy(allCalls(contract), ({ area }) => area)].map(tableOf).join('\n\n')}

## Roles of the staff

Every site has these roles; what else a site needs it makes of the same permissions. An owner is refused nothing.

${builtInRoleIds.map((id) => `- \`${id}\` (${builtInRoles[id].name}): ${builtInRoles[id].description}`).join('\n')}

${permissionGroups.map(rolesTable).join('\n\n')}
`

writeFileSync(new URL('../../docs/permissions.md', import.meta.url), page)
