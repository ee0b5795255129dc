/** A group that is open: which one it is, and how many items stand below its head. */
export interface OpenGroup {
  group: number
  count: number
}

/** Where a line of a grouped list is: the head of a group, or one of its items. */
export interface LinePosition {
  group: number
  item?: number
}

/** The line of a group's head. `opened` are in the order of their groups. */
export const lineOf = (group: number, opened: readonly OpenGroup[]): number =>
  opened.reduce((line, one) => (one.group < group ? line + one.count : line), group)

/** Lines of so many groups, with what is open among them. */
export const lineCount = (groups: number, opened: readonly OpenGroup[]): number =>
  opened.reduce((lines, { count }) => lines + count, groups)

export function positionAtLine(line: number, opened: readonly OpenGroup[]): LinePosition {
  let hidden = 0
  for (const { group, count } of opened) {
    const head = group + hidden
    if (line <= head) break
    if (line <= head + count) return { group, item: line - head - 1 }
    hidden += count
  }
  return { group: line - hidden }
}

/** How many of these lines are items'. */
export function itemsBetween(top: number, bottom: number, opened: readonly OpenGroup[]): number {
  let [items, hidden] = [0, 0]
  for (const { group, count } of opened) {
    const first = group + hidden + 1
    items += Math.max(Math.min(bottom, first + count - 1) - Math.max(top, first) + 1, 0)
    hidden += count
  }
  return items
}
