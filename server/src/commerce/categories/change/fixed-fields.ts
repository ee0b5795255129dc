import { collectionKeyOf, type CollectionRow } from '../../collections/public.ts'
import type { Changes } from './input.ts'

type Fixed = 'parentCategory' | 'visible' | 'managingAppId'

/** Whether fields that a change of a category can't change are sent as they are. Within `parentCategory`, null is absent. */
const isSame: Readonly<Record<Fixed, (category: CollectionRow, changes: Changes) => boolean>> = {
  parentCategory: ({ parentId }, { parentCategory: { id = null } = {} }) => (id === null ? null : collectionKeyOf(id)) === parentId,
  visible: (category, { visible }) => visible === category.visible,
  managingAppId: (category, { managingAppId }) => managingAppId === category.managingAppId,
}

/** The first such field that differs, of those that are sent. */
export const fixedFieldIn = (changes: Changes, category: CollectionRow): Fixed | undefined =>
  (Object.keys(isSame) as Fixed[]).find((field) => changes[field] !== undefined && !isSame[field](category, changes))
