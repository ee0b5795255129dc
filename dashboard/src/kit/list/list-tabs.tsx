import { withParams } from '../list-state.ts'
import { Tabs } from '../tabs.tsx'
import { usualTab, type List, type ListTexts } from './list.ts'
import { useList } from './use-list.ts'

/** How many rows each tab has, written out. */
export type TabCounts = Readonly<Record<string, string | undefined>>

/** The states a list can be looked at in. */
export function ListTabs<Texts extends ListTexts>({ list, counts }: { list: List<Texts>; counts: TabCounts }) {
  const { texts, query, listing } = useList(list)
  const { tabs } = list
  if (!tabs) return null
  return (
    <Tabs
      label={tabs.label(texts)}
      tabs={tabs.of.map((name) => ({
        to: withParams(query, { [tabs.name]: name === usualTab(tabs) ? null : name }),
        text: tabs.texts(texts)[name] ?? name,
        isCurrent: name === listing.tab,
        ...(counts[name] !== undefined && { count: counts[name] }),
      }))}
    />
  )
}
