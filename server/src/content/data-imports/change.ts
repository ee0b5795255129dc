import { importEvents } from '@stoa/contract/data-imports/events'
import { activeStatuses, importTransitions, type ImportStatus } from '@stoa/contract/data-imports/states'
import { canMove, type Transition } from '@stoa/contract/transitions'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { importKind } from './import-kind.ts'
import type { Import } from './import.ts'
import { presentShort } from './present.ts'
import { lockImport, saveImport } from './store.ts'

const isActive = (status: ImportStatus): boolean => (activeStatuses as readonly ImportStatus[]).includes(status)

export type Verb = keyof typeof importTransitions

/** An import whose status allows the verb, locked. Refuses IMPORT_NOT_FOUND and IMPORT_STATUS_MISMATCH. */
export async function lockedImport(context: Context, id: string, verb: Verb): Promise<Import> {
  const held = (await lockImport(context, id)) ?? refuse('IMPORT_NOT_FOUND')
  const transition: Transition<Import['status']> = importTransitions[verb]
  if (!canMove(held.status, transition)) refuse('IMPORT_STATUS_MISMATCH', { status: held.status })
  return held
}

/** Changes a locked import and records the event. */
export async function moved(context: Context, held: Import, { verb, ...changed }: { verb: Verb } & Partial<Import>): Promise<Import> {
  const next: Import = {
    ...held,
    ...changed,
    status: importTransitions[verb].to,
    revision: held.revision + 1,
    updatedDate: context.now,
  }
  await saveImport(context, next)
  if (isActive(next.status))
    await context.services.queue.add(context.db, importKind, { siteId: context.siteId, id: next.id }, { startAfter: context.now })
  recordEvent(context, importEvents.updated, { id: next.id, revision: next.revision, entity: presentShort(next) })
  return next
}
