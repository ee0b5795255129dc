import type { CollectionRow } from '../collection.ts'

/** A category without its contents: where it is in the tree, and whether it is shown. */
export type Node = Pick<CollectionRow, 'id' | 'parentId' | 'path' | 'siblingIndex' | 'visible'>

/** All categories of a site. */
export type Tree = ReadonlyMap<string, Node>

export const treeOf = (nodes: readonly Node[]): Tree => new Map(nodes.map((node) => [node.id, node]))

/** The categories directly under one, or at the top, in their order. */
export const childrenOf = (tree: Tree, parentId: string | null): Node[] =>
  [...tree.values()]
    .filter((node) => node.parentId === parentId)
    .toSorted((a, b) => a.siblingIndex - b.siblingIndex || (a.id < b.id ? -1 : 1))

/** Those below a category, at any level. */
export const belowOf = (tree: Tree, id: string): Node[] => [...tree.values()].filter(({ path }) => path.includes(id))

/** The nodes of a new state that differ from the one before. */
export const changesBetween = (before: Tree, after: readonly Node[]): Node[] =>
  after.filter((node) => {
    const known = before.get(node.id)
    return (
      known === undefined ||
      known.parentId !== node.parentId ||
      known.siblingIndex !== node.siblingIndex ||
      known.visible !== node.visible ||
      known.path.join() !== node.path.join()
    )
  })

/** The same nodes with the indexes of their order. */
export const numbered = (siblings: readonly Node[]): Node[] => siblings.map((node, siblingIndex) => ({ ...node, siblingIndex }))
