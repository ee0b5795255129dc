import { statusField } from '@stoa/contract/data-items/publishing'
import type { Data } from '../../grid/window.ts'
import { zonedText } from '../../grid/zoned-time.ts'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { useTexts } from '../../texts/texts.ts'
import { currentPublishState, type PublishState } from './publish-state.ts'

const tones: Readonly<Record<PublishState['is'], Tone>> = { PUBLISHED: 'good', DRAFT: 'quiet', SCHEDULED: 'open', ENDING: 'look' }

interface StatusBadgeProps {
  /** The status as displayed, saved or not. */
  status: unknown
  /** The item's data, for its dates. */
  data: Data
  timeZone: string
}

/** The publish status in one word; a scheduled change is in its title and read out by screen readers. */
export function StatusBadge({ status, data, timeZone }: StatusBadgeProps) {
  const { publishing: words } = useTexts().dashboard
  const standing = currentPublishState({ ...data, [statusField]: status })
  const when = 'at' in standing ? words.when[standing.is](zonedText(standing.at, timeZone)) : undefined
  return (
    <span title={when} className="inline-flex min-w-0">
      <Badge tone={tones[standing.is]}>
        {words.standings[standing.is]}
        {when && <span className="sr-only"> {when}</span>}
      </Badge>
    </span>
  )
}
