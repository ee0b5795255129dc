import type { sample as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getSample } from './calls/get-sample.ts'
import { removeSample } from './calls/remove-sample.ts'

export const sample: Handlers<typeof contract> = { getSample, removeSample }
