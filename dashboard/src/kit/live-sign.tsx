import { useTexts } from '../texts/texts.ts'
import { useLiveState } from './live.ts'

/** Says when what should be live is not: nothing while all is well. */
export function LiveSign() {
  const { live } = useTexts().dashboard.kit
  const state = useLiveState()
  return <output className="text-small text-look">{state === 'reconnecting' && live.reconnecting}</output>
}
