import { contract } from '@stoa/contract'
import { callTableOf } from './call-table.ts'

// Node reads the contract itself, so its table is never stale. Bundles for browsers take the written one (package.json, "imports").
export default callTableOf(contract)
