import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import { ShortcutList } from './shortcut-list.tsx'

/** The shortcuts that `?` shows, as a page. */
export default function ShortcutsPage() {
  const { shortcuts } = useTexts().dashboard.frame
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={shortcuts.title} />
      <div className="card p-(--pad)">
        <ShortcutList />
      </div>
    </div>
  )
}
