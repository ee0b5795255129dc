import { Link, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import { foldersMax, foldersStep } from './media-query.ts'

interface MoreFoldersProps {
  /** How many the list shows. */
  count: number
  hasMore: boolean
  className?: string
}

/** Shows more folders of a list, without scripts as well. */
export function MoreFolders({ count, hasMore, className }: MoreFoldersProps) {
  const { media: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  if (!hasMore) return null
  return (
    <p className={className}>
      {count >= foldersMax ? (
        <span className="text-small text-soft">{texts.otherFolders}</span>
      ) : (
        <Link to={withParams(query, { folders: String(count + foldersStep) })} className="button button-quiet" preventScrollReset>
          {texts.moreFolders}
        </Link>
      )}
    </p>
  )
}
