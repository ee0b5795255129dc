import { fileURLToPath } from 'node:url'
import { nameSources } from './emit.js'

nameSources(fileURLToPath(new URL('..', import.meta.url)))
