import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { reviewParams } from '../reviews/reviews-query.ts'
import { useTexts } from '../texts/texts.ts'
import type { SelectedChoices } from './choices.ts'
import type { DeliveryEstimate } from './delivery-estimate.server.ts'
import { DeliveryPanel, type Parameter } from './delivery-panel.tsx'
import { fieldOfOption } from './field-names.ts'
import type { Pickup } from './pickup.ts'
import type { Fact } from './product-facts.ts'
import type { ProductView } from './product-view.ts'
import type { WithPickupProps } from './with-pickup.tsx'

/** Loaded where stock at pickup locations is shown. Without it, the delivery options stay. */
const WithPickup = lazy<ComponentType<WithPickupProps>>(() =>
  import('./with-pickup.tsx').then(
    (loaded) => ({ default: loaded.WithPickup }),
    () => ({ default: ({ children }) => children(() => null) }),
  ),
)

interface DetailsProps {
  product: ProductView
  delivery: DeliveryEstimate | undefined
  pickup: Pickup | undefined
  chosen: SelectedChoices
  variantId: string | undefined
  facts: readonly Fact[] | undefined
}

/** Additional information, collapsed except the first section. */
export function Details({ product, delivery, pickup, chosen, variantId, facts }: DetailsProps) {
  const { product: words } = useTexts().storefront
  const [query] = useSearchParams()
  const choices = Object.entries(chosen).map(([name, choice]): Parameter => [fieldOfOption(name), choice])
  const hasDetails = product.description.length > 0 || (facts?.length ?? 0) > 0
  const ofReviews = reviewParams.map((name): Parameter => [name, query.get(name) ?? '']).filter(([, value]) => value)
  const deliveryPanel = (stockOf?: (code: string) => ReactNode) =>
    delivery && <DeliveryPanel estimate={delivery} kept={[...choices, ...ofReviews]} stockOf={stockOf} />
  return (
    <div className="mt-10 border-b border-line">
      {hasDetails && (
        <Fold title={words.details} open>
          <RichText nodes={product.description} />
          <dl className="mt-4 space-y-1.5 text-small">
            {facts?.map(([name, text]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-soft">{words.facts[name]}</dt>
                <dd translate="no" className="min-w-0 wrap-anywhere">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {delivery && (
        <Fold title={words.delivery} open>
          {pickup ? (
            <Suspense>
              <WithPickup key={product.id} slug={product.slug} pickup={pickup} variantId={variantId}>
                {deliveryPanel}
              </WithPickup>
            </Suspense>
          ) : (
            deliveryPanel()
          )}
        </Fold>
      )}
      {product.sections.map(({ title, text }) => (
        <Fold key={title} title={title}>
          <RichText nodes={text} />
        </Fold>
      ))}
    </div>
  )
}

function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="fold border-t border-line">
      <summary>{title}</summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
