import { createUseRecorder } from '../../kernel/last-use.ts'
import { touchClient } from './store.ts'

/** Notes that a client has got tokens, or that an app has called. */
export const noteClientUse = createUseRecorder(touchClient)
