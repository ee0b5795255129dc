import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findNode24 } from '../../bin/node24.js'
import { emit, nameEmitted } from '../../contract/scripts/emit.js'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

const node24 = await findNode24()
for (const script of ['write-call-table.ts', 'write-contract-types.ts']) execFileSync(node24, [file(script)])
// The types of the contract are read from what it emits.
emit(file('../../contract'))
emit(file('..'))
const table = readFileSync(file('../src/call-table.generated.json'), 'utf8')
writeFileSync(file('../dist/call-table.generated.js'), `export default ${table}\n`)
nameEmitted(file('..'), {
  imports: { '#call-table': { types: './dist/contract-call-table.d.ts', default: './dist/call-table.generated.js' } },
})
