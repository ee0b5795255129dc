import { writeFileSync } from 'node:fs'
import { identityKinds } from '../src/call.ts'
import { contract } from '../src/index.ts'
import { builtInRoleIds, builtInRoles } from '../src/roles/built-in.ts'
import { permissionGroups } from '../src/roles/groups.ts'
import { permissionsOfBuiltIn, permissionTable } from '../src/roles/permission-table.ts'
import { allCalls, mainPath, type NamedCall } from '../src/routes.ts'

// Who may call what, for reviews: generated from the contract, never edited by hand.

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

Generated from the contract by \`contract/scripts/write-permissions.ts\`. All other callers get 403 before the request is read. Visitors and
members can access their own data and what the shop shows. Owners (all staff) and apps act for the site. Apps, API keys with scopes and
staff who are not owners also need the call's permission. Data that a caller may not see is answered with the same 404 as an unknown id.

${[...Map.groupBy(allCalls(contract), ({ area }) => area)].map(tableOf).join('\n\n')}

## Roles of the staff

Every site has these roles, and can create others from the same permissions. Owners have all permissions.

${builtInRoleIds.map((id) => `- \`${id}\` (${builtInRoles[id].name}): ${builtInRoles[id].description}`).join('\n')}

${permissionGroups.map(rolesTable).join('\n\n')}
`

writeFileSync(new URL('../../docs/permissions.md', import.meta.url), page)
