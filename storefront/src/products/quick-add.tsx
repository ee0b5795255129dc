import { Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { problemSummary } from '@stoa/ui/form-problems'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { ProductCard } from './product-card.ts'
import { useAdding } from './use-adding.ts'

/** Loaded when it is opened first: most visits need none. */
const QuickChooser = lazy(async () => ({ default: (await import('./quick-chooser.tsx')).QuickChooser }))

const look = 'icon-button absolute end-2 bottom-2 z-10 rounded-full! bg-surface! shadow-md'

/** Adds the product of a card to the cart, or asks for its options first. Without scripts those are on its page. */
export function QuickAdd({ product }: { product: ProductCard }) {
  if (product.soldOut) return null
  return product.needsChoice ? <ChooseAndAdd product={product} /> : <AddAtOnce product={product} />
}

function AddAtOnce({ product: { slug, name } }: { product: ProductCard }) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  const { isAdding, refused, add } = useAdding(slug)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <form
      method="post"
      action={paths.product(slug)}
      onSubmit={(event) => void add(event).then((isAdded) => isAdded || button.current?.focus())}
    >
      <input type="hidden" name="quantity" value="1" />
      <button
        ref={button}
        type="submit"
        className={look}
        disabled={isAdding}
        aria-label={words.quickAdd(name)}
        title={words.quickAdd(name)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
      {refused && (
        <p role="alert" className="absolute inset-x-2 bottom-14 z-10 rounded-control bg-surface px-3 py-2 text-small text-danger">
          {problemSummary(texts, refused.problems)}
        </p>
      )}
    </form>
  )
}

function ChooseAndAdd({ product: { slug, name } }: { product: ProductCard }) {
  const { product: words } = useTexts().storefront
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    link.current?.focus()
  }
  return (
    <>
      <Link
        ref={link}
        to={paths.product(slug)}
        onClick={open}
        className={look}
        aria-label={words.chooseOptions(name)}
        title={words.chooseOptions(name)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </Link>
      <Suspense>{isOpen && <QuickChooser slug={slug} name={name} onClose={close} />}</Suspense>
    </>
  )
}
