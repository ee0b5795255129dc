import { fileURLToPath } from 'node:url'
import { emit, nameEmitted } from './emit.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
emit(folder)
nameEmitted(folder)
