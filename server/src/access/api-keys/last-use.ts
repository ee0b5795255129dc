import { createUseRecorder } from '../../kernel/last-use.ts'
import { touchApiKey } from './store.ts'

/** Notes that a key opened something. */
export const noteUse = createUseRecorder(touchApiKey)
