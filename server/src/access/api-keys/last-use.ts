import { createUseRecorder } from '../../kernel/last-use.ts'
import { touchApiKey } from './store.ts'

/** Records that a key was used. */
export const noteUse = createUseRecorder(touchApiKey)
