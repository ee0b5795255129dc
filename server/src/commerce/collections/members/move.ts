import type { collections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { violation } from '../../../database/query/violation.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { saveCollection } from '../change.ts'
import { lockRow } from '../store.ts'
import { requireManual } from './change.ts'
import { endsOf, neighboursOf, positionsOf, room, setPosition, spreadPositions } from './store.ts'

type Move = RequestOf<typeof collections.moveProductInCollection>

/** Moves a product of a collection, under the lock of the collection: of parallel moves, each finds what the one before it left. */
export async function moveProduct(context: Context, move: Move): Promise<void> {
  requireTarget(move)
  const collection = await requireManual(context, lockRow, move.id)
  const member = { collectionId: collection.id, productId: move.productId }
  const target = await targetOf(context, member, move)
  if (target === 'HERE') return
  const position = (await positionFor(context, member, target)) ?? (await positionAfterSpread(context, member, target))
  await setPosition(context, { ...member, position })
  await saveCollection(context, { ...collection, arrangedCount: null }, ['products'])
}

interface Target {
  to: 'START' | 'END' | 'BEFORE' | 'AFTER'
  targetId: string | undefined
}

/** A move by one place goes next to the neighbour. */
async function targetOf(context: Context, member: Member, { to, targetId }: Move): Promise<Target | 'HERE'> {
  if (targetId === member.productId) return 'HERE'
  if (to !== 'UP' && to !== 'DOWN') return { to, targetId }
  const position = (await positionsOf(context, member.collectionId, [member.productId])).get(member.productId)
  if (position === undefined) refuse('PRODUCT_NOT_IN_COLLECTION', { productId: member.productId })
  const { beforeId, afterId } = await neighboursOf(context, { ...member, position })
  const neighbourId = to === 'UP' ? beforeId : afterId
  return neighbourId === null ? 'HERE' : { to: to === 'UP' ? 'BEFORE' : 'AFTER', targetId: neighbourId }
}

function requireTarget({ to, targetId }: Move): void {
  const needsTarget = to === 'BEFORE' || to === 'AFTER'
  if (needsTarget && targetId === undefined) refuseFields(violation('targetId', 'REQUIRED_FIELD', `must be present with ${to}`))
  if (!needsTarget && targetId !== undefined) refuseFields(violation('targetId', 'FIELD_NOT_ALLOWED', `has no meaning with ${to}`))
}

interface Member {
  collectionId: string
  productId: string
}

async function positionAfterSpread(context: Context, member: Member, target: Target): Promise<number> {
  await spreadPositions(context, member.collectionId)
  const position = await positionFor(context, member, target)
  if (position === undefined) throw new Error('there is no room between two positions that were spread')
  return position
}

/** The new position of a product. Undefined if there is no room. */
async function positionFor(context: Context, { collectionId, productId }: Member, { to, targetId }: Target): Promise<number | undefined> {
  const named = targetId === undefined ? [productId] : [productId, targetId]
  const positions = await positionsOf(context, collectionId, named)
  for (const one of named) if (!positions.has(one)) refuse('PRODUCT_NOT_IN_COLLECTION', { productId: one })
  if (targetId === undefined) {
    const { first, last } = await endsOf(context, collectionId)
    return to === 'START' ? first - room : last + room
  }
  const position = positions.get(targetId)!
  const { before, after } = await neighboursOf(context, { collectionId, productId, position })
  return to === 'BEFORE' ? between(before ?? position - 2 * room, position) : between(position, after ?? position + 2 * room)
}

/** A whole number between two. Undefined if there is none. */
export function between(before: number, after: number): number | undefined {
  const middle = Math.floor((before + after) / 2)
  return middle > before ? middle : undefined
}
