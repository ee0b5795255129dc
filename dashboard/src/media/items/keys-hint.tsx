import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../../texts/texts.ts'

/** For screen readers. Without scripts, the keys do nothing. */
export function KeysHint() {
  const { media: texts } = useTexts().dashboard
  return useHydrated() && <p className="sr-only">{texts.keysHint}</p>
}
