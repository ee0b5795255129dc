import { useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { TabCounts } from './counts.server.ts'
import { memberList, statusNames } from './member-list.ts'

/** Tabs for the statuses of members and for the trash, each with its count. */
export function MemberTabs({ counts, isTrash = false }: { counts: TabCounts; isTrash?: boolean }) {
  const { members: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const { tab } = memberList.at(query)
  const listAt = (name: string): string => withParams(isTrash ? new URLSearchParams() : query, { status: name === 'all' ? null : name })
  const tabs = statusNames.map((name) => ({
    to: `${paths.members}${listAt(name)}`,
    text: texts.tabs[name],
    count: texts.count(counts[name]),
    isCurrent: !isTrash && name === tab,
  }))
  const trash = { to: paths.memberTrash, text: texts.tabs.TRASH, count: texts.count(counts.TRASH), isCurrent: isTrash }
  return <Tabs label={texts.show} tabs={[...tabs, trash]} />
}
