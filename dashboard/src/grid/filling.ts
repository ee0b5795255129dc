import { filledValue } from './fill.ts'
import { appliedValue, isFixed } from './fixed.ts'
import type { GridFacts } from './grid-context.ts'
import type { Change } from './history.ts'
import type { Range } from './range.ts'

/** Rows that one fill may change, limited by what one call accepts. */
export const filledRowsMax = 1000

/** The changes made by dragging the fill handle: vertically each column continues, horizontally each row. */
export function filling(facts: GridFacts, source: Range, target: Range): Change[] {
  const { model, columns } = facts
  const step: Change[] = []
  const bottom = Math.min(target.bottom, target.top + filledRowsMax - 1)
  const isDownwards = target.start === source.start && target.end === source.end
  const value = (row: number, column: number): unknown => {
    const id = model.rows.idAt(row)
    return id === undefined ? undefined : appliedValue(facts, columns[column]!, id)
  }
  for (let row = target.top; row <= bottom; row++) {
    const id = model.rows.idAt(row)
    if (id === undefined) continue
    for (let column = target.start; column <= target.end; column++) {
      const field = columns[column]!
      if (isFixed(facts, field, id)) continue
      const from = isDownwards
        ? rangeOf(source.top, source.bottom).map((each) => value(each, column))
        : rangeOf(source.start, source.end).map((each) => value(row, each))
      const index = isDownwards
        ? row - (row > source.bottom ? source.bottom + 1 : source.top)
        : column - (column > source.end ? source.end + 1 : source.start)
      // A field of another kind doesn't accept the source's values.
      const isAlike = isDownwards || columns[source.start]!.kind === field.kind
      if (isAlike) step.push(model.setting(id, field.key, filledValue(from, index)))
    }
  }
  return step
}

const rangeOf = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
