import { isDeepStrictEqual } from 'node:util'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { PartArea } from './area.ts'
import type { Part } from './part.ts'

type Recorded<P extends Part> = Pick<PartArea<P>, 'events' | 'present'>

export function recordPart<P extends Part>(context: Context, { events, present }: Recorded<P>, what: 'created' | 'deleted', part: P): void {
  const revision = what === 'deleted' ? part.revision + 1 : part.revision
  recordEvent(context, events[what], { id: part.id, revision, entity: present(part, context) })
}

export function recordPartChange<P extends Part>(
  context: Context,
  { events, present }: Recorded<P>,
  { before, after }: { before: P; after: P },
): void {
  const [old, entity] = [before, after].map((part) => present(part, context) as Readonly<Record<string, unknown>>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  const changedFields = Object.keys({ ...old, ...entity }).filter(
    (key) => !isAboutChange.has(key) && !isDeepStrictEqual(old[key], entity[key]),
  )
  recordEvent(context, events.updated, { id: after.id, revision: after.revision, entity, changedFields })
}

/** They differ with each change. */
const isAboutChange: ReadonlySet<string> = new Set(['revision', 'updatedDate'])
