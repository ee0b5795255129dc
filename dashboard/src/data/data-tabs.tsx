import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** Tabs for all collections and the trash. */
export function DataTabs({ collections, trashed }: { collections: number; trashed: number }) {
  const { data: words } = useTexts().dashboard
  return (
    <Tabs
      label={words.show}
      tabs={[
        { to: paths.data, text: words.all, count: String(collections) },
        { to: paths.dataTrash, text: words.trash, count: String(trashed) },
      ]}
    />
  )
}
