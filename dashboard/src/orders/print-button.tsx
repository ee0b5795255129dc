import { Printer } from 'lucide-react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'

/** Prints the page as a packing slip. Without scripts the browser's own menu does this. */
export function PrintButton() {
  const { print } = useTexts().dashboard.order
  if (!useHydrated()) return null
  return (
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {print}
    </button>
  )
}
