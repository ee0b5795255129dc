/** An open group: its index, and the number of items below its header. */
export interface OpenGroupSize {
  group: number
  count: number
}

/** The position of a line in a grouped list: a group header or one of its items. */
export interface LinePosition {
  group: number
  item?: number
}

/** The line of a group's header. `opened` is ordered by group. */
export const lineOf = (group: number, opened: readonly OpenGroupSize[]): number =>
  opened.reduce((line, one) => (one.group < group ? line + one.count : line), group)

/** The number of lines for a number of groups and the open ones among them. */
export const lineCount = (groups: number, opened: readonly OpenGroupSize[]): number =>
  opened.reduce((lines, { count }) => lines + count, groups)

export function positionAtLine(line: number, opened: readonly OpenGroupSize[]): LinePosition {
  let hidden = 0
  for (const { group, count } of opened) {
    const head = group + hidden
    if (line <= head) break
    if (line <= head + count) return { group, item: line - head - 1 }
    hidden += count
  }
  return { group: line - hidden }
}

/** The number of item lines in a range. */
export function itemsBetween(top: number, bottom: number, opened: readonly OpenGroupSize[]): number {
  let [items, hidden] = [0, 0]
  for (const { group, count } of opened) {
    const first = group + hidden + 1
    items += Math.max(Math.min(bottom, first + count - 1) - Math.max(top, first) + 1, 0)
    hidden += count
  }
  return items
}
