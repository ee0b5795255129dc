import type { Context } from '../../kernel/context.ts'
import { findItems, type ItemScope } from '../catalogue/public.ts'
import { catalogueItemOf, customItemOf } from './item.ts'
import type { StoredLine, Line } from './line.ts'

/** Resolves stored lines to their current items, in one statement however many there are. */
export async function resolveLines(
  context: ItemScope & { site: Pick<Context['site'], 'settings'> },
  storedLines: readonly StoredLine[],
): Promise<Line[]> {
  const { settings } = context.site
  const items = await findItems(
    context,
    storedLines.flatMap(({ reference }) => reference ?? []),
  )
  let next = 0
  return storedLines.map((line) => {
    if (line.custom) return { stored: line, item: customItemOf(line.custom, settings) }
    const item = items[next++]
    return { stored: line, item: item && catalogueItemOf(item, line.overrides, settings) }
  })
}
