import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contract } from '@stoa/contract'
import { contractTypes } from './contract-types.ts'

// The file is only written if it changed, because writing it makes the apps’ builds stale.
const file = new URL('../src/contract-types.generated.ts', import.meta.url)
const text = contractTypes(contract)
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
