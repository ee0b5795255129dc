import { fileURLToPath } from 'node:url'
import { emit, nameEmitted } from '../../contract/scripts/emit.js'

const folder = fileURLToPath(new URL('..', import.meta.url))

emit(folder)
nameEmitted(folder, { bin: { 'stoa-connect': './dist/cli.js' } })
