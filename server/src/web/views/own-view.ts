import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { findView, lockOwnViews } from './store.ts'
import { nameKey, type View } from './view.ts'

/** A view to change, locked with its owner's others. Refuses VIEW_NOT_FOUND, and VIEW_NOT_YOURS for a view that someone else shares. */
export async function ownView(context: Context, id: string): Promise<{ view: View; others: View[] }> {
  const found = (await findView(context, id)) ?? refuse('VIEW_NOT_FOUND')
  if (found.userId !== context.identity.id) refuse('VIEW_NOT_YOURS')
  const own = await lockOwnViews(context, found.list)
  const view = own.find((one) => one.id === found.id) ?? refuse('VIEW_NOT_FOUND')
  return { view, others: own.filter((one) => one !== view) }
}

/** Refuses VIEW_NAME_TAKEN. */
export function checkName(name: string, others: readonly View[]): void {
  if (others.some((other) => nameKey(other.name) === nameKey(name))) refuse('VIEW_NAME_TAKEN')
}
