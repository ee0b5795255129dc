import type { Move } from './moves.ts'

type OfProduct = (name: string) => string

/** Texts of a list of products in an order. */
export type OrderTexts = Readonly<
  Record<Move | 'remove' | 'moved' | 'removed', OfProduct> & Record<'drag' | 'undo' | 'hidden' | 'deleted' | 'list', string>
>

/** Texts of the search for products to add. */
export type AddTexts = Readonly<Record<'title' | 'search' | 'find' | 'nothing' | 'isMember' | 'add' | 'clear', string>>
