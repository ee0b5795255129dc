import { batchedJob } from '../../../jobs/public.ts'
import { waveJobKind } from './job-kind.ts'
import { stepWave } from './step.ts'
import { countAttempt, endWave, openWaves } from './store.ts'

/** Puts the emails of waves into the outbox. */
export const notifyWaiting = batchedJob(waveJobKind, {
  step: stepWave,
  open: openWaves,
  countAttempt,
  giveUp: (scope, id) => endWave(scope, id, 'CANCELED'),
})
