import { allProductsId } from '@stoa/contract/collections/all-products'

/** Where a collection is. Among those with the same parent, the order of the list counts. */
export interface Node {
  id: string
  /** Null at the top. */
  parentId: string | null
  isVisible: boolean
}

/** A collection as a line of the tree. */
export type Row<N extends Node = Node> = N & {
  /** Of those at the top: 1. */
  level: number
  /** Among those with the same parent, from 1. */
  position: number
  siblings: number
  /** How many are below it, at any level. */
  below: number
  /** How many levels it has with those below it, at least 1. */
  height: number
}

/** The collections from the top, each followed by those below it. One whose parent isn't among them is at the top. */
export function rowsOf<N extends Node>(nodes: readonly N[]): Row<N>[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const children = Map.groupBy(nodes, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const linesUnder = (parentId: string | null, level: number): Row<N>[] => {
    const siblings = children.get(parentId) ?? []
    return siblings.flatMap((node, index) => {
      const lines = linesUnder(node.id, level + 1)
      const height = 1 + lines.reduce((most, line) => Math.max(most, line.level - level), 0)
      return [{ ...node, parentId, level, position: index + 1, siblings: siblings.length, below: lines.length, height }, ...lines]
    })
  }
  return linesUnder(null, 1)
}

/** The lines that are displayed if those below some collections aren't. */
export function withoutCollapsed<R extends Row>(rows: readonly R[], collapsed: ReadonlySet<string>): R[] {
  let hiddenBelow = Infinity
  return rows.filter(({ id, level }) => {
    if (level > hiddenBelow) return false
    hiddenBelow = collapsed.has(id) ? level : Infinity
    return true
  })
}

/** The lines that match, and those above them, which show the way. */
export function matching<R extends Row>(rows: readonly R[], isMatch: (row: R) => boolean): { rows: R[]; matches: ReadonlySet<string> } {
  const matches = new Set(rows.filter(isMatch).map(({ id }) => id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const displayed = new Set(matches)
  for (const id of matches) for (const { id: above } of eachAbove(byId, id)) displayed.add(above)
  return { rows: rows.filter(({ id }) => displayed.has(id)), matches }
}

function* eachAbove<R extends Node>(byId: ReadonlyMap<string, R>, id: string): Generator<R> {
  for (let at = byId.get(byId.get(id)?.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) yield at
}

/** The collections above one, from the top. */
export const aboveOf = <N extends Node>(nodes: readonly N[], id: string): N[] =>
  [...eachAbove(new Map(nodes.map((node) => [node.id, node])), id)].toReversed()

/** The lines below one, at any level, as far as they are among the lines. */
export function belowOf<R extends Row>(rows: readonly R[], id: string): R[] {
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (!row) return []
  const end = rows.findIndex(({ level }, index) => index > at && level <= row.level)
  return rows.slice(at + 1, end === -1 ? rows.length : end)
}

/** Collections of which none is below another one of them, and how many they are with all below them. */
export function subtreesOf(rows: readonly Row[], ids: readonly string[]): { tops: string[]; count: number } {
  const all = new Set(ids.flatMap((id) => [id, ...belowOf(rows, id).map((row) => row.id)]))
  const lower = new Set(ids.flatMap((id) => belowOf(rows, id).map((row) => row.id)))
  return { tops: ids.filter((id) => !lower.has(id)), count: all.size }
}

/** “All Products” keeps its place, and nothing is below it. */
export const isFixed = (id: string): boolean => id === allProductsId
