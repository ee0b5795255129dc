import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'
import type { LocationOption } from './location.ts'

type Movement = Awaited<ReturnType<Client['stock']['queryStockMovements']>>['movements'][number]

/** A change of stock as a list row. */
export interface MovementRow extends Pick<Movement, 'id' | 'delta' | 'quantity' | 'reason' | 'identity'> {
  /** `Blue / M`. Empty for a product without options, and for a deleted variant. */
  variant: string
  /** Undefined if it was deleted, or if locations may not be read. */
  location: string | undefined
  instant: string
  time: string
  note: string
  order: { id: string; number: string | undefined } | undefined
  /** The name of the person or app, if it is available. */
  actor: string | undefined
}

interface Names {
  /** Of people and apps. */
  actors: Readonly<Record<string, string>>
  locations: readonly LocationOption[]
}

export const movementRow = (movement: Movement, where: Where, { actors, locations }: Names): MovementRow => ({
  id: movement.id,
  delta: movement.delta,
  quantity: movement.quantity,
  reason: movement.reason,
  identity: movement.identity,
  variant: Object.values(movement.choices ?? {}).join(' / '),
  location: locations.find(({ id }) => id === movement.locationId)?.name,
  instant: movement.time,
  time: formatInstant(movement.time, where, 'medium'),
  note: movement.note ?? '',
  order: movement.orderId === undefined ? undefined : { id: movement.orderId, number: movement.orderNumber },
  actor: Object.values(movement.identity).flatMap((id) => actors[id] ?? [])[0],
})

/** `+3`, `−2`. */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'))
