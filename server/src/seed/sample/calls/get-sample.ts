import type { sample } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { planRemoval } from '../plan.ts'
import { presentSample } from '../present.ts'
import { requireOwner } from '../require-owner.ts'

export const getSample: Handler<typeof sample.getSample> = async (context) => {
  requireOwner(context)
  return { sample: await presentSample(context, await planRemoval(context, { lock: false })) }
}
