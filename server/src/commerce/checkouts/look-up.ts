import type { Context } from '../../kernel/context.ts'
import { findItems } from '../catalogue/public.ts'
import { catalogueItemOf, customItemOf } from './item.ts'
import type { ChosenLine, Line } from './line.ts'

/** What the lines are now, in one statement however many there are. */
export async function lookUp(context: Context, chosen: readonly ChosenLine[]): Promise<Line[]> {
  const { settings } = context.site
  const found = await findItems(
    context,
    chosen.flatMap(({ reference }) => reference ?? []),
  )
  let next = 0
  return chosen.map((line) => {
    if (line.custom) return { chosen: line, item: customItemOf(line.custom, settings) }
    const item = found[next++]
    return { chosen: line, item: item && catalogueItemOf(item, line.overrides, settings) }
  })
}
