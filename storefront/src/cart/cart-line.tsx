import { Link, useFetcher, type FetcherWithComponents } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '@stoa/ui/texts/texts'
import { LineChoices } from '../line-items/line-list.tsx'
import { PriceTag } from '../products/price-tag.tsx'
import { Picture } from '../products/picture.tsx'
import type { action } from './cart-page.tsx'
import type { CartLineView } from './cart-view.ts'

/** One thing in the cart, with the buttons that change it. */
export function CartLine({ line }: { line: CartLineView }) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  const fetcher = useFetcher<typeof action>()
  const isChanging = fetcher.state !== 'idle'
  const { name, href, price, before, total, left } = line
  return (
    <article aria-label={name} aria-busy={isChanging} className={`flex gap-4 py-5 ${isChanging ? 'opacity-60' : ''}`}>
      <Picture picture={line.picture} sizes="(min-width: 40rem) 7rem, 5rem" className="w-20 shrink-0 self-start rounded-control sm:w-28" />
      <div className="min-w-0 grow space-y-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h2 className="font-sans text-body font-medium">{href ? <Link to={href}>{name}</Link> : name}</h2>
          <p className="font-semibold tabular-nums">{total}</p>
        </div>
        <LineChoices choices={line.choices} />
        <p className="text-small text-soft">
          <PriceTag price={{ now: price, ...(before && { before }) }} /> {words.each}
        </p>
        {left !== undefined && <p className="font-medium text-sale">{left > 0 ? words.onlyLeft(left) : words.gone}</p>}
        {fetcher.data && (
          <p role="alert" className="font-medium text-danger">
            {problemSummary(texts, fetcher.data.problems)}
          </p>
        )}
        <ChangeLine line={line} fetcher={fetcher} />
      </div>
    </article>
  )
}

function ChangeLine({ line, fetcher }: { line: CartLineView; fetcher: FetcherWithComponents<unknown> }) {
  const { cart: words } = useTexts().storefront
  return (
    <fetcher.Form method="post" action="/cart" className="flex flex-wrap items-end gap-2 pt-1">
      <input type="hidden" name="lineItemId" value={line.id} />
      <Field
        // The server may set another number than was asked for.
        key={line.quantity}
        label={words.quantityOf(line.name)}
        type="number"
        name="quantity"
        min={0}
        max={100_000}
        step={1}
        required
        inputMode="numeric"
        defaultValue={line.quantity}
        className="w-24 [&>label]:sr-only"
      />
      <Button type="submit" look="quiet" name="change" value="update" disabled={fetcher.state !== 'idle'}>
        {words.update}
      </Button>
      <Button type="submit" look="quiet" name="change" value="remove" formNoValidate disabled={fetcher.state !== 'idle'}>
        {words.remove}
        <span className="sr-only"> {line.name}</span>
      </Button>
    </fetcher.Form>
  )
}
