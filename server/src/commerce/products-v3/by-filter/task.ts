import type { Call } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { ProductFailure } from './job.ts'

/** What a kind of job does. */
export interface Task<Request> {
  /** The call that creates such a job. */
  call: Call
  /** Refuses what can be refused before a product is reached. Conditions are checked besides. */
  check?(context: Context, request: Request): Promise<void> | void
  /** Changes locked products, each by itself. Returns those that can't be changed. Refuses what no longer exists: then the job ends. */
  change(context: Context, request: Request, held: readonly ProductWithVariants[]): Promise<readonly ProductFailure[]>
}
