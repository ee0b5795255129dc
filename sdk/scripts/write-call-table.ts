import { writeFileSync } from 'node:fs'
import table from '../src/contract-call-table.ts'

// A bundle for browsers carries this table instead of the contract and its schemas.
writeFileSync(new URL('../src/call-table.generated.json', import.meta.url), JSON.stringify(table))
