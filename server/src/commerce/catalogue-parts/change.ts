import { isDeepStrictEqual } from 'node:util'
import type { RefusalCode } from '@stoa/contract/refusals'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { queueAlignment } from './align.ts'
import { isFailure, type Draft, type Failure, type Outcome, type PartArea } from './area.ts'
import { keyOf, type Part, type PartKind } from './part.ts'
import { recordPart, recordPartChange } from './record.ts'
import { deleteParts as deleteRows, insertMissing, lockParts, selectNamed, type NewPart, updatePart } from './store.ts'

type Changed<P extends Part, Missing extends RefusalCode = RefusalCode, Taken extends RefusalCode = RefusalCode> = Pick<
  PartArea<P, unknown, Missing, Taken>,
  'kind' | 'events' | 'present' | 'shown' | 'missing' | 'taken'
>

/** Creates parts. Those whose key another part or an earlier entry has aren't created. */
export async function createParts<P extends Part, Taken extends RefusalCode, Code extends RefusalCode = never>(
  context: Context,
  area: Changed<P, RefusalCode, Taken>,
  drafts: readonly (Draft<P> | Failure<Code>)[],
): Promise<Outcome<P, Taken | Code>[]> {
  const parts = drafts.map((draft) => ('problem' in draft ? draft : newPart(area.kind, draft)))
  const inserted = await insertRecorded(
    context,
    area,
    parts.flatMap((part) => ('problem' in part ? [] : [part])),
  )
  return parts.map((one) => {
    if ('problem' in one) return one
    const part = inserted.get(one.id)
    return part ? { part } : { problem: area.taken }
  })
}

const newPart = (kind: PartKind, draft: Draft): NewPart => ({ id: newId(), kind, key: keyOf(draft), number: 1, ...draft }) as NewPart

async function insertRecorded<P extends Part>(context: Context, area: Changed<P>, parts: readonly NewPart[]): Promise<Map<string, P>> {
  const ids = await insertMissing(context, parts)
  const inserted = parts
    .filter(({ id }) => ids.has(id))
    .map((part) => ({ ...part, revision: 1, createdDate: context.now, updatedDate: context.now }) as unknown as P)
  for (const part of inserted) recordPart(context, area, 'created', part)
  return new Map(inserted.map((part) => [part.id, part]))
}

/** What an existing part is found by, and what it is created from otherwise. */
export interface Wanted<P extends Part> {
  id?: string
  /** What it is found by without an ID (`keyOf`). */
  key?: string
  /** Absent: it must exist. */
  draft?: Draft<P>
}

/** Finds parts by their IDs, or else by what makes them unique, and creates those that don't exist. */
export async function getOrCreateParts<P extends Part, Missing extends RefusalCode, Code extends RefusalCode = never>(
  context: Context,
  area: Changed<P, Missing>,
  wanted: readonly (Wanted<P> | Failure<Code>)[],
): Promise<Outcome<P, Missing | Code>[]> {
  const sought = wanted.flatMap((one) => ('problem' in one ? [] : [one]))
  const names = {
    ids: sought.flatMap(({ id }) => id ?? []),
    keys: sought.flatMap(({ key }) => (key === undefined ? [] : { kind: area.kind, key })),
  }
  for (;;) {
    const known = (await selectNamed(context, names)).filter(({ kind }) => kind === area.kind) as P[]
    const find = finderAmong(known)
    const missing = sought.flatMap((one) => (one.draft && !find(one) ? newPart(area.kind, one.draft) : []))
    // If another transaction has inserted one of them by now, it is found the next time.
    if (missing.length > 0) await insertRecorded(context, area, missing)
    else return wanted.map((one) => ('problem' in one ? one : outcomeOf(find(one), { problem: area.missing, ...idOf(one) })))
  }
}

function finderAmong<P extends Part>(known: readonly P[]): (wanted: Wanted<P>) => P | undefined {
  const byId = new Map(known.map((part) => [part.id, part]))
  const byKey = new Map(known.map((part) => [part.key, part]))
  return ({ id, key = '' }) => (id === undefined ? byKey.get(key) : byId.get(id))
}

const outcomeOf = <P, Code extends RefusalCode>(part: P | undefined, failure: Failure<Code>): Outcome<P, Code> =>
  part ? { part } : failure

const idOf = ({ id }: { id?: string }) => (id === undefined ? {} : { id })

/** A change of a part whose revision was read. */
export interface PartChange<P extends Part, Code extends RefusalCode> {
  id: string
  /** Absent if the change doesn't depend on what was read. */
  revision?: string | undefined
  change(part: P): Draft<P> | Failure<Code>
}

/** Changes parts in the order of the entries, each by itself: what can't be changed stays as it is. What is the same as before isn't saved. */
export async function updateParts<P extends Part, Missing extends RefusalCode, Taken extends RefusalCode, Code extends RefusalCode = never>(
  context: Context,
  area: Changed<P, Missing, Taken>,
  changes: readonly PartChange<P, Code>[],
): Promise<Outcome<P, Missing | Taken | Code | 'INVALID_REVISION'>[]> {
  const ids = changes.map(({ id }) => id)
  const held = await lockKind<P>(context, area.kind, ids)
  const keys = await keysOf(context, area.kind, { held, changes })
  const outcomes: Outcome<P, Missing | Taken | Code | 'INVALID_REVISION'>[] = []
  const aligned: string[] = []
  for (const change of changes) {
    const before = held.get(change.id)
    const next: (typeof outcomes)[number] = before ? nextOf({ before, change, keys, area, now: context.now }) : { problem: area.missing }
    outcomes.push(isFailure(next) ? { id: change.id, ...next } : next)
    if (!before || isFailure(next) || next.part === before) continue
    await updatePart(context, next.part)
    keys.set(before.id, next.part.key)
    held.set(before.id, next.part)
    recordPartChange(context, area, { before, after: next.part })
    if (!isDeepStrictEqual(area.shown(before), area.shown(next.part))) aligned.push(before.id)
  }
  await queueAlignment(context, [...new Set(aligned)])
  return outcomes
}

interface Attempt<P extends Part, Taken extends RefusalCode, Code extends RefusalCode> {
  before: P
  change: PartChange<P, Code>
  /** The keys of parts, by their IDs. */
  keys: ReadonlyMap<string, string>
  area: Pick<PartArea<P, unknown, RefusalCode, Taken>, 'taken'>
  now: Date
}

/** The part after a change; the same one if nothing differs. */
function nextOf<P extends Part, Taken extends RefusalCode, Code extends RefusalCode>({
  before,
  change,
  keys,
  area,
  now,
}: Attempt<P, Taken, Code>): Outcome<P, Taken | Code | 'INVALID_REVISION'> {
  if (change.revision !== undefined && change.revision !== String(before.revision)) return { problem: 'INVALID_REVISION' }
  const draft = change.change(before)
  if ('problem' in draft) return draft
  if (draft.name === before.name && isDeepStrictEqual(draft.doc, before.doc)) return { part: before }
  const key = keyOf(draft)
  if (key !== before.key && [...keys.values()].includes(key)) return { problem: area.taken }
  const number = key === before.key ? before.number : 1
  return { part: { ...before, ...draft, key, number, revision: before.revision + 1, updatedDate: now } }
}

async function lockKind<P extends Part>(context: Context, kind: P['kind'], ids: readonly string[]): Promise<Map<string, P>> {
  const parts = await lockParts(context, { ids: [...new Set(ids)], keys: [] })
  return new Map(parts.flatMap((part) => (part.kind === kind ? [[part.id, part as P]] : [])))
}

/** The keys of parts that change, and of those that have the keys they will have, by their IDs. Several customizations can have one key. */
async function keysOf<P extends Part, Code extends RefusalCode>(
  context: Context,
  kind: P['kind'],
  { held, changes }: { held: ReadonlyMap<string, P>; changes: readonly PartChange<P, Code>[] },
): Promise<Map<string, string>> {
  const wanted = changes.flatMap(({ id, change }) => {
    const before = held.get(id)
    const draft = before && change(before)
    return draft && !('problem' in draft) && keyOf(draft) !== before.key ? { kind, key: keyOf(draft) } : []
  })
  const others = wanted.length === 0 ? [] : await selectNamed(context, { ids: [], keys: wanted })
  return new Map([...others, ...held.values()].map(({ id, key }) => [id, key]))
}

/** Deletes parts. Products lose them in the background. */
export async function deleteParts<P extends Part, Missing extends RefusalCode>(
  context: Context,
  area: Changed<P, Missing>,
  ids: readonly string[],
): Promise<Outcome<P, Missing>[]> {
  const held = await lockKind(context, area.kind, ids)
  const deleted = [...held.values()]
  const outcomes = ids.map((id): Outcome<P, Missing> => {
    const part = held.get(id)
    held.delete(id)
    return part ? { part } : { id, problem: area.missing }
  })
  if (deleted.length === 0) return outcomes
  await deleteRows(
    context,
    deleted.map(({ id }) => id),
  )
  for (const part of deleted) recordPart(context, area, 'deleted', part)
  await queueAlignment(
    context,
    deleted.map(({ id }) => id),
  )
  return outcomes
}
