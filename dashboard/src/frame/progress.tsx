import { useNavigation } from 'react-router'
import { useTexts } from '../texts/texts.ts'

/** A thin bar at the top while a page is loading; the previous page stays visible. */
export function Progress() {
  const { loading } = useTexts().dashboard.frame
  if (useNavigation().state === 'idle') return null
  return (
    <output className="progress">
      <span className="sr-only">{loading}</span>
    </output>
  )
}
