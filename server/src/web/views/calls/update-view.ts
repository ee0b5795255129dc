import type { views } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { checkName, ownView } from '../own-view.ts'
import { recordView } from '../record.ts'
import { saveView } from '../store.ts'
import { presentView } from '../view.ts'

export const updateView: Handler<typeof views.updateView> = async (context, { id, ...changes }) => {
  const { view, others } = await ownView(context, id)
  const changed = { ...view, ...changes, revision: view.revision + 1, updatedDate: context.now }
  checkName(changed.name, others)
  await saveView(context, changed)
  recordView(context, 'updated', changed)
  return { view: presentView(changed, context.identity) }
}
