import { appliedValue } from './fixed.ts'
import type { GridFacts } from './grid-context.ts'
import type { Range } from './range.ts'

/** The figures of the selected cells, over loaded rows. */
export function figuresOf(facts: GridFacts, { top, bottom, start, end }: Range) {
  const { model, columns } = facts
  let [count, numbers, sum] = [0, 0, 0]
  const lastRow = Math.min(bottom, top + rowsMax)
  for (let index = top; index <= lastRow; index++) {
    const id = model.rows.idAt(index)
    if (id === undefined) continue
    for (const field of columns.slice(start, end + 1)) {
      const value = appliedValue(facts, field, id)
      if (value === undefined || value === null) continue
      count++
      if (typeof value !== 'number') continue
      numbers++
      sum += value
    }
  }
  return { count, numbers, sum }
}

const rowsMax = 5000
