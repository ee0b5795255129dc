import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { WishlistView } from './member-wishlist.server.ts'

/** The products that the member has saved most recently, and how many there are. */
export function MemberWishlist({ wishlist: { count, latest } }: { wishlist: WishlistView }) {
  const { member: texts } = useTexts().dashboard
  return (
    <Card title={texts.wishlist} actions={count > 0 && <span className="text-small text-soft">{texts.saved(count)}</span>}>
      {count === 0 ? (
        <p className="text-soft">{texts.noWishlist}</p>
      ) : (
        <ul className="divide-y divide-line">
          {latest.map(({ key, id, name }) => (
            <li key={key} className="py-2 wrap-anywhere first:pt-0 last:pb-0">
              {name === undefined ? (
                <span className="text-soft">{texts.goneProduct}</span>
              ) : (
                <Link to={paths.product(id)} className="link">
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
