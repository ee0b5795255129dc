import type { views } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkName } from '../own-view.ts'
import { recordView } from '../record.ts'
import { insertView, lockOwnViews } from '../store.ts'
import { presentView, viewsMax, type View } from '../view.ts'

export const createView: Handler<typeof views.createView> = async (context, { view: { list, name, query, shared } }) => {
  const { identity, now } = context
  const own = await lockOwnViews(context, list)
  checkName(name, own)
  if (own.length >= viewsMax) refuse('TOO_MANY_VIEWS')
  const view: View = { id: newId(), revision: 1, userId: identity.id, list, name, query, shared, createdDate: now, updatedDate: now }
  if (!(await insertView(context, view))) refuse('VIEW_NAME_TAKEN')
  recordView(context, 'created', view)
  return { view: presentView(view, identity) }
}
