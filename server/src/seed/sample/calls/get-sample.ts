import type { sample } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { planRemoval } from '../plan.ts'
import { presentSample } from '../present.ts'

export const getSample: Handler<typeof sample.getSample> = async (context) => ({
  sample: await presentSample(context, await planRemoval(context, { lock: false })),
})
