import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import table from '../src/contract-call-table.ts'

// Bundles for browsers contain this table instead of the contract and its schemas. The file is only written if it changed, because writing it makes the apps'
// builds stale.
const file = new URL('../src/call-table.generated.json', import.meta.url)
const text = JSON.stringify(table)
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
