import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { Sheet } from '@stoa/ui/components/sheet'
import { problemSummary } from '@stoa/ui/form-problems'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { offeredOptions, settledChoices, variantOf, type SelectedChoices } from './choices.ts'
import { ModifierFields } from './modifier-fields.tsx'
import { addedBy, selectedModifiers, priceWith } from './modifiers.ts'
import { OptionFields } from './option-fields.tsx'
import { PriceTag } from './price-tag.tsx'
import type { clientLoader } from './product-choices.ts'
import type { ProductView } from './product-view.ts'
import { buyText, canBuy } from './stock.ts'
import { useAdding } from './use-adding.ts'

interface QuickChooserProps {
  slug: string
  name: string
  onClose(): void
}

/** The options of a product in a list, without leaving it. */
export function QuickChooser({ slug, name, onClose }: QuickChooserProps) {
  const { frame, product: words } = useTexts().storefront
  const { data, load } = useFetcher<typeof clientLoader>()
  useEffect(() => void load(paths.productChoices(slug)), [load, slug])
  return (
    <Sheet title={name} closeText={words.closeChooser} open onClose={onClose}>
      {data?.product && <Chooser product={data.product} onClose={onClose} />}
      {data && !data.product && <AllDetails slug={slug} />}
      {!data && <output className="block py-5 text-soft">{frame.loading}</output>}
    </Sheet>
  )
}

function Chooser({ product, onClose }: { product: ProductView; onClose(): void }) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  const [wanted, want] = useState<SelectedChoices>({})
  const { isAdding, refused, add } = useAdding(product.slug)
  const { modifiers, money } = product
  const options = offeredOptions(product, wanted)
  const settled = settledChoices(options)
  const chosen = { ...settled, ...selectedModifiers(modifiers, wanted) }
  const variant = variantOf(product, settled)
  const choose = (option: string, choice: string): void => want({ ...wanted, ...chosen, [option]: choice })
  return (
    <form
      method="post"
      action={paths.product(product.slug)}
      className="space-y-5 py-5"
      onSubmit={(event) => void add(event).then((isAdded) => isAdded && onClose())}
    >
      <input type="hidden" name="quantity" value="1" />
      {refused && <Notice tone="problem" title={problemSummary(texts, refused.problems)} focused />}
      <p className="text-title">
        <PriceTag price={priceWith(variant?.price ?? product.price, addedBy(modifiers, { ...wanted, ...chosen }), money)} />
      </p>
      <OptionFields options={options} onChoose={choose}>
        <ModifierFields modifiers={modifiers} chosen={chosen} returned={refused} onChoose={choose} onWrite={choose} />
      </OptionFields>
      <Button type="submit" disabled={!canBuy(variant)} pendingText={isAdding && words.adding} className="w-full">
        {canBuy(variant) ? buyText(words, variant) : words.soldOut}
      </Button>
      <AllDetails slug={product.slug} />
    </form>
  )
}

function AllDetails({ slug }: { slug: string }) {
  const { product: words } = useTexts().storefront
  return (
    <p className="py-3 text-center">
      <Link to={paths.product(slug)} className="link inline-flex min-h-11 items-center">
        {words.allDetails}
      </Link>
    </p>
  )
}
