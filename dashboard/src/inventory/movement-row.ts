import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'

type Movement = Awaited<ReturnType<Client['stock']['queryStockMovements']>>['movements'][number]

/** A change of stock as a list row. */
export interface MovementRow extends Pick<Movement, 'id' | 'delta' | 'quantity' | 'reason' | 'identity'> {
  /** `Blue / M`. Empty for a product without options, and for a deleted variant. */
  variant: string
  instant: string
  time: string
  note: string
  order: { id: string; number: string | undefined } | undefined
  /** The name of the person or app, if it is available. */
  actor: string | undefined
}

export const movementRow = (movement: Movement, where: Where, names: Readonly<Record<string, string>>): MovementRow => ({
  id: movement.id,
  delta: movement.delta,
  quantity: movement.quantity,
  reason: movement.reason,
  identity: movement.identity,
  variant: Object.values(movement.choices ?? {}).join(' / '),
  instant: movement.time,
  time: formatInstant(movement.time, where, 'medium'),
  note: movement.note ?? '',
  order: movement.orderId === undefined ? undefined : { id: movement.orderId, number: movement.orderNumber },
  actor: Object.values(movement.identity).flatMap((id) => names[id] ?? [])[0],
})

/** `+3`, `−2`. */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'))
