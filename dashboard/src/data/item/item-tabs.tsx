import { Tabs } from '../../kit/tabs.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

/** Tabs for an item and its history. */
export function ItemTabs({ collectionId, itemId }: { collectionId: string; itemId: string }) {
  const { item: words } = useTexts().dashboard
  const may = useMay()
  if (!may('EVENTS.READ')) return null
  return (
    <Tabs
      label={words.parts}
      tabs={[
        { to: paths.dataItem(collectionId, itemId), text: words.tabs.item },
        { to: paths.itemHistory(collectionId, itemId), text: words.tabs.history },
      ]}
    />
  )
}
