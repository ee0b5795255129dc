import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'
import { BulkQuestion } from './bulk-collections.tsx'
import type { Changed } from './change-collections.server.ts'
import { problemTitle } from './problem-title.ts'
import { subtreesOf, type Row } from './tree/collection-tree.ts'
import type { TreeCollection } from './tree/load-tree.server.ts'
import { MovedNotice } from './tree/moved-notice.tsx'

interface ListOutcomeProps {
  changed: Changed | undefined
  rows: readonly Row<TreeCollection>[]
}

/** What became of a change of the list, or the question that comes first. */
export function ListOutcome({ changed, rows }: ListOutcomeProps) {
  const texts = useTexts()
  const { collectionEditor: words } = texts.dashboard
  const [query] = useSearchParams()
  const { moved, asked, problems, deleted = changed ? undefined : deletedIn(query) } = changed ?? {}
  return (
    <div className="mb-3 empty:hidden">
      {problems && <Notice tone="problem" title={problemTitle(texts, problems)} focused />}
      {deleted !== undefined && <Notice tone="good" title={words.deleted(deleted)} focused />}
      {moved && <MovedNotice moved={moved} nodes={rows} />}
      {asked && asked.length > 0 && <BulkQuestion asked={asked} below={subtreesOf(rows, asked).count - asked.length} />}
    </div>
  )
}

/** How many collections the page before has deleted. */
function deletedIn(query: URLSearchParams): number | undefined {
  const done = query.get('done') ?? ''
  return /^[1-9]\d{0,3}$/.test(done) ? Number(done) : undefined
}
