import { writeFileSync } from 'node:fs'
import { identityKinds } from '../src/call.ts'
import { contract } from '../src/index.ts'
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

const page = `# Who may call what

Written from the contract by \`contract/scripts/write-permissions.ts\`; whoever is not named is refused with 403 before the request is read. Visitors and
members reach what is theirs, and what the shop shows; owners and apps act for the site. An app, or an API key with scopes, needs the call's permission
as well. What a caller may not see is not there for it: the same 404 as for an id that nothing has.

${[...Map.groupBy(allCalls(contract), ({ area }) => area)].map(tableOf).join('\n\n')}
`

writeFileSync(new URL('../../docs/permissions.md', import.meta.url), page)
