import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'

const changes = [
  'wix.ecom.v1.order_approved',
  'wix.ecom.v1.order_updated',
  'wix.ecom.v1.order_canceled',
  'wix.ecom.v1.order_payment_status_updated',
]

/** Appears when the figures are out of date, and reloads them. They never change by themselves. */
export function RefreshButton() {
  const { today } = useTexts().dashboard
  const { revalidate, state } = useRevalidator()
  const [isOld, setIsOld] = useState(false)
  useLive(changes, () => setIsOld(true))
  const refresh = (): void => {
    setIsOld(false)
    void revalidate()
  }
  return (
    <output>
      {(isOld || state === 'loading') && (
        <button type="button" onClick={refresh} className="button button-primary" disabled={state === 'loading'}>
          <RefreshCw aria-hidden className="size-4" />
          {state === 'loading' ? today.refreshing : today.refresh}
        </button>
      )}
    </output>
  )
}
