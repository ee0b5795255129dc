import type { views } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { ownView } from '../own-view.ts'
import { recordView } from '../record.ts'
import { deleteRow } from '../store.ts'

export const deleteView: Handler<typeof views.deleteView> = async (context, { id }) => {
  const { view } = await ownView(context, id)
  await deleteRow(context, view.id)
  recordView(context, 'deleted', { ...view, revision: view.revision + 1, updatedDate: context.now })
  return {}
}
