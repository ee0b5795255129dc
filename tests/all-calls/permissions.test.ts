import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { identityKinds } from '@stoa/contract/call'
import { builtInRoleIds } from '@stoa/contract/roles/built-in'
import { permissionsOfBuiltIn, permissionTable } from '@stoa/contract/roles/permission-table'
import { allCalls, mainPath } from '@stoa/contract/routes'

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test('the permission table has a row for every call, with its callers and its permission', () => {
  execFileSync(process.execPath, [file('contract/scripts/write-permissions.ts')])
  const rows = readFileSync(file('docs/permissions.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \w+ \| `/.test(line))
  const expected = allCalls(contract).map(({ name, call }) => {
    const may = identityKinds.map((kind) => (call.allow === 'anyone' ? 'without a token' : call.allow.includes(kind) ? 'yes' : ''))
    return `| ${[name, `\`${call.method} ${mainPath(call)}\``, ...may, `\`${call.permission}\``].join(' | ')} |`
  })
  expect(rows.toSorted()).toEqual(expected.toSorted())
})

test('it lists the roles of every staff permission', () => {
  const table = permissionTable(allCalls(contract))
  const written = readFileSync(file('docs/permissions.md'), 'utf8').split('\n')
  const rows = written.filter((line) => /^\| `[A-Z_]+\.[A-Z_]+` \| (?:read|modify) \|/.test(line))
  const expected = table.map(({ permission, level }) => {
    const has = builtInRoleIds.map((id) => (permissionsOfBuiltIn(table, id).includes(permission) ? 'yes' : ''))
    return `| ${[`\`${permission}\``, level.toLowerCase(), ...has].join(' | ')} |`
  })
  expect(rows.toSorted()).toEqual(expected.toSorted())
})
