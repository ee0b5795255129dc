import type { Call } from '@stoa/contract/call'
import type { ProductsJobKind } from '@stoa/contract/products-v3/products-job'
import type { Context } from '../../kernel/context.ts'
import type { Failure } from './job.ts'
import type { Matching } from './store.ts'

/** What a kind of job goes over, such as the products of a shop. */
export interface Entries<Conditions, Held> {
  /** Which entries meet the conditions that were sent, and existed at an instant. Refuses what is wrong with the conditions. */
  matching(context: Context, conditions: Conditions, createdUntil: Date): Matching | Promise<Matching>
  lock(context: Context, ids: readonly string[], conditions: Conditions): Promise<Held[]>
  idOf(held: Held): string
}

/** What a kind of job does. */
export interface Task<Request, Held> {
  /** The call that creates such a job. */
  call: Call
  over: Entries<Request, Held>
  /** Refuses what can be refused before an entry is reached. Conditions are checked besides. */
  check?(context: Context, request: Request): Promise<void> | void
  /** Changes locked entries, each by itself. Returns those that can't be changed. Refuses what no longer exists: then the job ends. */
  change(context: Context, request: Request, held: readonly Held[]): Promise<readonly Failure[]>
}

/** The task of each kind takes the request of this kind and what its jobs go over, which the compiler doesn't see in a table. */
export type AnyTask = Task<never, unknown>
export type Tasks = Readonly<Partial<Record<ProductsJobKind, AnyTask>>>
