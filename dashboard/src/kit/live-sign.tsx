import { useTexts } from '../texts/texts.ts'
import { useLiveState } from './live.ts'

/** Shows when live updates are interrupted; nothing otherwise. */
export function LiveSign() {
  const { live } = useTexts().dashboard.kit
  const state = useLiveState()
  return <output className="text-small text-look">{state === 'reconnecting' && live.reconnecting}</output>
}
