import type { Range } from './range.ts'

/** The cells that the fill handle was dragged over, without those it started from. */
export function filledRange(source: Range, to: { row: number; column: number }): Range | undefined {
  const down = to.row > source.bottom ? to.row - source.bottom : to.row < source.top ? to.row - source.top : 0
  const across = to.column > source.end ? to.column - source.end : to.column < source.start ? to.column - source.start : 0
  if (down === 0 && across === 0) return undefined
  if (Math.abs(down) >= Math.abs(across))
    return down > 0 ? { ...source, top: source.bottom + 1, bottom: to.row } : { ...source, top: to.row, bottom: source.top - 1 }
  return across > 0 ? { ...source, start: source.end + 1, end: to.column } : { ...source, start: to.column, end: source.start - 1 }
}

/** The value of the n-th cell after the source (−1 is the one before the first): numbers with a constant step continue, other values repeat. */
export function filledValue(values: readonly unknown[], index: number): unknown {
  const step = stepOf(values)
  const place = index < 0 ? index : values.length + index
  if (step !== undefined) return rounded((values[0] as number) + step * place)
  return values[((place % values.length) + values.length) % values.length]
}

function stepOf(values: readonly unknown[]): number | undefined {
  if (values.length < 2 || !values.every((value) => typeof value === 'number')) return undefined
  const step = rounded(values[1]! - values[0]!)
  return values.every((value, place) => place === 0 || rounded(value - values[place - 1]!) === step) ? step : undefined
}

/** Removes floating-point noise from sums of decimals. */
const rounded = (value: number): number => Number(value.toPrecision(12))
