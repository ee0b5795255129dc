import type { FieldNode, SelectionSetNode } from 'graphql'

const widths = new WeakMap<SelectionSetNode, number>()

/** Keeps how many fields a selection has, with those of its fragments. */
export const keepWidth = (selection: SelectionSetNode, width: number): unknown => widths.set(selection, width)

/** How many fields a selection has, with those of its fragments. */
export const widthOf = (selection: SelectionSetNode): number => widths.get(selection) ?? selection.selections.length

/** How many fields of a value the document selects: one for a value without fields. */
export const selectionWidth = (nodes: readonly FieldNode[]): number =>
  Math.max(
    1,
    nodes.reduce((sum, { selectionSet }) => sum + (selectionSet ? (widths.get(selectionSet) ?? 1) : 0), 0),
  )
