import { contract } from '@stoa/contract'
import { callTableOf } from './call-table.ts'

// Node reads the contract itself, so its table is always up to date. Bundles for browsers use the generated one (package.json, "imports").
export default callTableOf(contract)
