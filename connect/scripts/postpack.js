import { fileURLToPath } from 'node:url'
import { nameSources } from '../../contract/scripts/emit.js'

nameSources(fileURLToPath(new URL('..', import.meta.url)))
