import type { Problem } from '@stoa/contract/call'
import type { RefusalCode } from '@stoa/contract/refusals'
import type { Target } from '../../database/query/target.ts'
import type { Context } from '../../kernel/context.ts'
import type { Part } from './part.ts'

/** What callers write of a part. */
export type Draft<P extends Part = Part> = Pick<P, 'name' | 'doc'>

interface EventName {
  entityFqdn: string
  slug: string
}

/** What the calls of one kind of parts have of their own. */
export interface PartArea<
  P extends Part,
  Item = unknown,
  Missing extends RefusalCode = RefusalCode,
  Taken extends RefusalCode = RefusalCode,
> {
  kind: P['kind']
  /** The fields that a query can name, with columns of `catalogue_parts`. */
  target: Target
  /** Of a page. */
  limit: number
  missing: Missing
  /** Another part has what makes it unique. */
  taken: Taken
  /** The problems of a single entry of a bulk call. */
  problems: Readonly<Record<Missing | Taken | 'INVALID_REVISION', Problem>>
  events: Readonly<Record<'created' | 'updated' | 'deleted', EventName>>
  /** A part on the wire, with the number of products that have it if it is requested. */
  present(part: P, context: Context, count?: number): Item
  /** What a change of a part leaves to products: if it is the same as before, products stay as they are. */
  shown(part: Draft<P>): unknown
}

/** What became of one entry: the part as it is now, or why it stays as it was. */
export type Outcome<P, Code extends RefusalCode> = { part: P } | Failure<Code>

export interface Failure<Code extends RefusalCode> {
  problem: Code
  /** Absent if it is a new part. */
  id?: string
  data?: Record<string, unknown>
}

export const isFailure = <P, Code extends RefusalCode>(outcome: Outcome<P, Code>): outcome is Failure<Code> => 'problem' in outcome
