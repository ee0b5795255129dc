import { Truck } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'

/** A fact from the shop's settings, above everything. */
export function Announcement({ country, from }: { country: string; from: string }) {
  const { header } = useTexts().storefront
  return (
    <aside aria-label={header.announcement} className="no-print bg-sun text-on-sun">
      <p className="shell flex items-center justify-center gap-2 py-1.5 text-center text-small font-semibold">
        <Truck className="size-4 shrink-0" aria-hidden="true" />
        {header.freeDelivery(country, from)}
      </p>
    </aside>
  )
}
