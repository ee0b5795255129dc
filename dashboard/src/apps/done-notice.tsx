import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'

/** The result of the previous action on this page. */
export function DoneNotice({ notTyped }: { notTyped: boolean }) {
  const { registration: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const done = query.get('done')
  if (notTyped) return <Notice tone="problem" title={texts.notTyped} focused />
  if (done !== 'saved' && done !== 'made') return null
  return <Notice tone="good" title={texts[done]} focused />
}
