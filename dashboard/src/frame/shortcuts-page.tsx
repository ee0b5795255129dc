import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import { ShortcutList } from './shortcut-list.tsx'

/** What `?` shows, as a page of its own. */
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
