import { fileURLToPath } from 'node:url'
import { emit, nameEmitted } from '../../contract/scripts/emit.js'

const folder = (path) => fileURLToPath(new URL(path, import.meta.url))

// The types of the contract are read from what it emits.
emit(folder('../../contract'))
emit(folder('..'))
nameEmitted(folder('..'), { bin: { 'stoa-connect': './dist/cli.js' } })
