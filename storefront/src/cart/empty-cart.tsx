import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

export function EmptyCart() {
  const { cart: words } = useTexts().storefront
  return (
    <div className="py-14 text-center">
      <ShoppingBag className="mx-auto size-10 text-edge" strokeWidth={1.25} aria-hidden="true" />
      <p className="mt-4 text-title font-semibold">{words.empty}</p>
      <p className="mt-2 text-soft">{words.emptyHelp}</p>
      <p className="mt-6">
        <Link to={paths.collections} className="button button-primary">
          {words.browse}
        </Link>
      </p>
    </div>
  )
}
