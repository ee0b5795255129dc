import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'

/** The result of the previous save, if there was one. */
export function Outcome({ outcome }: { outcome: string | null }) {
  const { settings: texts } = useTexts().dashboard
  const said: Readonly<Record<string, string>> = { yes: texts.saved, both: texts.savedBoth, nothing: texts.unchanged }
  const text = outcome !== null && Object.hasOwn(said, outcome) ? said[outcome] : undefined
  return text && <Notice tone={outcome === 'nothing' ? 'plain' : 'good'}>{text}</Notice>
}
