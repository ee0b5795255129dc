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
  const { id, productId, targetId } = move
  const collection = await requireManual(context, lockRow, id)
  if (targetId === productId) return
  const wanted = { collectionId: collection.id, productId }
  const position = (await positionFor(context, wanted, move)) ?? (await positionAfterSpread(context, wanted, move))
  await setPosition(context, { ...wanted, position })
  await saveCollection(context, collection, ['products'])
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

async function positionAfterSpread(context: Context, member: Member, move: Move): Promise<number> {
  await spreadPositions(context, member.collectionId)
  const position = await positionFor(context, member, move)
  if (position === undefined) throw new Error('there is no room between two positions that were spread')
  return position
}

/** The new position of a product. Undefined if there is no room. */
async function positionFor(context: Context, { collectionId, productId }: Member, { to, targetId }: Move): Promise<number | undefined> {
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
