import { withParams } from '../list-state.ts'
import { Tabs } from '../tabs.tsx'
import type { List, ListTexts } from './list.ts'
import { useList } from './use-list.ts'

/** The count of each tab, formatted. */
export type TabCounts = Readonly<Record<string, string | undefined>>

/** The tabs of a list. */
export function ListTabs<Texts extends ListTexts>({ list, counts }: { list: List<Texts>; counts: TabCounts }) {
  const { texts, query, listing } = useList(list)
  const { tabs } = list
  if (!tabs) return null
  const dropped = Object.fromEntries((tabs.drops ?? []).map((name) => [name, null]))
  return (
    <Tabs
      label={tabs.label(texts)}
      tabs={tabs.of.map((name) => ({
        to: withParams(query, { ...dropped, [tabs.name]: name === tabs.of[0] && tabs.usual === undefined ? null : name }),
        text: tabs.texts(texts)[name] ?? name,
        isCurrent: name === listing.tab,
        ...(counts[name] !== undefined && { count: counts[name] }),
      }))}
    />
  )
}
