import { createUseRecorder } from '../../kernel/last-use.ts'
import { touchClient } from './store.ts'

/** Records that a client got tokens, or that an app made a call. */
export const noteClientUse = createUseRecorder(touchClient)
