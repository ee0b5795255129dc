import type { StockLevel } from '../catalogue/public.ts'

/** The pieces of one variant: on hand, how many of them payments have reserved, and how many more are owed to preorders. */
export type Level = Pick<StockLevel, 'quantity' | 'reserved' | 'preordered'>

/** What can be sold; negative if more is preordered. Its changes are the movements of stock. */
export const freeOf = ({ quantity, reserved, preordered }: Level): number => quantity - reserved - preordered

/** Pieces come in, or come back. Those that are owed are served first. */
export function withAdded<L extends Level>(level: L, pieces: number): L {
  const owed = Math.min(pieces, level.preordered)
  return { ...level, quantity: level.quantity + pieces - owed, preordered: level.preordered - owed }
}

/** The level of which so many can be sold. What is reserved stays reserved; a number that isn't negative serves all preorders. */
export const withFree = <L extends Level>(level: L, free: number): L => ({
  ...level,
  quantity: level.reserved + Math.max(0, free),
  preordered: Math.max(0, -free),
})
