import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import table from '../src/contract-call-table.ts'

// A bundle for browsers carries this table instead of the contract and its schemas. A file that is written anew makes the apps stale, so only a change is written.
const file = new URL('../src/call-table.generated.json', import.meta.url)
const text = JSON.stringify(table)
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
