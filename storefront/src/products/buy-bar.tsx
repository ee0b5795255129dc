import { useEffect, useState, type RefObject } from 'react'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'
import { PriceTag } from './price-tag.tsx'
import type { DisplayedPrice } from './price.ts'
import type { VariantView } from './product-view.ts'
import { buyText, canBuy } from './stock.ts'

interface BuyBarProps {
  /** While this element is visible, the bar is hidden. */
  watched: RefObject<HTMLElement | null>
  name: string
  price: DisplayedPrice
  form: string
  variant: VariantView | undefined
  isAdding: boolean
}

/** On phones: the add-to-cart button, always in reach. */
export function BuyBar({ watched, name, price, form, variant, isAdding }: BuyBarProps) {
  const { product: words } = useTexts().storefront
  const isNeeded = useOutOfSight(watched)
  if (!isNeeded) return null
  return (
    <section aria-label={words.buyBar} className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-sheet lg:hidden">
      <div className="shell flex items-center gap-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <div className="min-w-0 grow">
          <p className="truncate text-small font-medium">{name}</p>
          <p className="font-semibold">
            <PriceTag price={price} />
          </p>
        </div>
        <Button type="submit" form={form} disabled={!canBuy(variant)} pendingText={isAdding && words.adding} className="shrink-0">
          {buyText(words, variant)}
        </Button>
      </div>
    </section>
  )
}

function useOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!watched.current) return
    const watch = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    watch.observe(watched.current)
    return () => watch.disconnect()
  }, [watched])
  return isOut
}
