import type { Context } from '../../kernel/context.ts'
import {
  findItems,
  itemLookups,
  itemsFrom,
  type CatalogueItem,
  type ItemLookup,
  type ItemRow,
  type ItemScope,
  type ItemSettings,
} from '../catalogue/public.ts'
import { catalogueItemOf, customItemOf } from './item.ts'
import type { StoredLine, Line } from './line.ts'
import { type NewItems, newLines } from './new-lines.ts'

type SiteSettings = { site: Pick<Context['site'], 'settings'> }

/** Resolves stored lines to their current items, in one statement however many there are. */
export const resolveLines = async (context: ItemScope & SiteSettings, storedLines: readonly StoredLine[]): Promise<Line[]> =>
  withItems(context, storedLines, await findItems(context, referencesOf(storedLines)))

/** The same, from the rows that were found together with the lines. */
export const linesFrom = (
  context: ItemSettings & SiteSettings,
  storedLines: readonly StoredLine[],
  rows: readonly ItemRow[] | null,
): Line[] => withItems(context, storedLines, itemsFrom(context, referencesOf(storedLines), rows ?? []))

/** What is looked up for the items that a request adds. */
export const addedLookups = ({ lineItems = [] }: NewItems): ItemLookup[] =>
  itemLookups(lineItems.map(({ catalogReference }) => catalogReference))

/** The lines that a request adds, from the rows that were found for them. Refuses amounts and payment options like `newLines`. */
export const addedLines = (context: ItemSettings & SiteSettings, newItems: NewItems, rows: readonly ItemRow[] | null): Line[] =>
  linesFrom(context, newLines(newItems, context.site.settings.currency), rows)

const referencesOf = (storedLines: readonly StoredLine[]) => storedLines.map(({ reference }) => reference)

function withItems(
  { site: { settings } }: SiteSettings,
  storedLines: readonly StoredLine[],
  items: readonly (CatalogueItem | undefined)[],
): Line[] {
  return storedLines.map((stored, index) => {
    if (stored.custom) return { stored, item: customItemOf(stored.custom, settings) }
    const item = items[index]
    return { stored, item: item && catalogueItemOf(item, stored.overrides, settings) }
  })
}
