import type { GridFacts } from './grid-context.ts'
import type { Range } from './range.ts'

/** The figures of the selected cells, over loaded rows. */
export function figuresOf({ model, columns }: GridFacts, { top, bottom, start, end }: Range) {
  let [count, numbers, sum] = [0, 0, 0]
  const lastRow = Math.min(bottom, top + rowsMax)
  for (let index = top; index <= lastRow; index++) {
    const id = model.rows.idAt(index)
    if (id === undefined) continue
    for (const { key } of columns.slice(start, end + 1)) {
      const value = model.rows.valueOf(id, key)
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
