import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import { treeReference } from './load-tree.server.ts'
import { moveIn } from './tree-moves.ts'

/** A collection that was moved. */
export interface Moved {
  id: string
  name: string
  /** The move back, as a button's value. */
  undo: string
}

/** Moves a collection to where a form says. One that stays in its parent by that keeps its place, if the form says where it is. */
export async function moveCollection({ categories }: Client, form: FormData): Promise<{ moved?: Moved }> {
  const { parentId, position, afterId } = moveIn(form)
  const id = textOf(form, 'id')
  if (form.has('from') && textOf(form, 'from') === (parentId ?? '')) return {}
  await categories.moveCategory({
    categoryId: id,
    treeReference,
    parentCategoryId: parentId,
    position,
    ...(afterId !== undefined && { moveAfterCategoryId: afterId }),
  })
  return { moved: { id, name: textOf(form, 'name'), undo: textOf(form, 'undo') } }
}
