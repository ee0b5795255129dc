import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { ProductTile } from '../products/product-grid.tsx'
import { useTexts } from '../texts/texts.ts'
import type { WishlistRow } from '../wishlist/wishlist-rows.server.ts'

/** The saved products. Those that are no longer sold can only be removed. */
export function WishlistItems({ rows }: { rows: readonly WishlistRow[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-7 md:grid-cols-3">
      {rows.map((row) => (
        <li key={row.item} className="flex flex-col">
          <Item row={row} />
        </li>
      ))}
    </ul>
  )
}

function Item({ row: { item, card, choices } }: { row: WishlistRow }) {
  const { account, product: words } = useTexts().storefront
  const name = card?.name ?? account.wishlist.unknown
  return (
    <>
      {card ? <ProductTile product={card} heading="h2" sizes="(min-width: 48rem) 14rem, 46vw" hasHeart={false} /> : <Unavailable />}
      {choices.length > 0 && <p className="mt-0.5 text-small text-soft">{choices.join(', ')}</p>}
      {card && <p className={`text-small ${card.soldOut ? 'text-sale' : 'text-good'}`}>{card.soldOut ? words.soldOut : words.inStock}</p>}
      <Form method="post" preventScrollReset className="mt-1">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="item" value={item} />
        <input type="hidden" name="name" value={name} />
        <button
          type="submit"
          className="link inline-flex min-h-11 items-center gap-2 text-small"
          aria-label={account.wishlist.removeOf(name)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {account.wishlist.remove}
        </button>
      </Form>
    </>
  )
}

function Unavailable() {
  const { wishlist: words } = useTexts().storefront.account
  return (
    <>
      <div className="pane aspect-4/5 bg-sunken" aria-hidden="true" />
      <h2 className="mt-3 text-body leading-snug font-semibold">{words.unknown}</h2>
      <p className="text-small text-soft">{words.gone}</p>
    </>
  )
}
