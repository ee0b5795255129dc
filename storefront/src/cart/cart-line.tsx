import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ComponentProps, type FormEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useOwnError } from '@stoa/ui/own-error'
import { LineChoices } from '../line-items/line-list.tsx'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import { PriceTag } from '../products/price-tag.tsx'
import { StepButton } from '../products/step-button.tsx'
import { useTexts } from '../texts/texts.ts'
import type { CartLineView } from './cart-view.ts'
import { useCart } from './use-cart.ts'

interface CartLineProps {
  line: CartLineView
  /** Its quantity is being changed, so its total isn't known. */
  isChanging: boolean
  heading?: 'h2' | 'h3'
}

/** A line of the cart with the buttons to change it. */
export function CartLine({ line, isChanging, heading: Heading = 'h2' }: CartLineProps) {
  const { cart: words } = useTexts().storefront
  const { name, href, price, before, total, left, stock } = line
  return (
    <article aria-label={name} className="flex gap-4 py-5">
      <div className="pane w-20 shrink-0 self-start">
        <Picture picture={line.picture} sizes="5rem" className="w-full" />
      </div>
      <div className="min-w-0 grow space-y-1">
        <div className="flex justify-between gap-x-4">
          <Heading className="min-w-0 text-body font-semibold">
            {href ? (
              <Link to={href} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          <p aria-busy={isChanging} className={`shrink-0 font-semibold tabular-nums ${isChanging ? 'text-soft opacity-60' : ''}`}>
            {total}
          </p>
        </div>
        <LineChoices choices={line.choices} />
        <p className="text-small text-soft">
          <PriceTag price={{ now: price, ...(before && { before }) }} /> {words.each}
        </p>
        {left !== undefined && <Shortage line={line} left={left} />}
        {left === undefined && stock === line.quantity && <p className="text-small font-medium">{words.allLeft(stock)}</p>}
        <ChangeLine line={line} />
      </div>
    </article>
  )
}

/** Fewer are in stock than requested: one tap reduces the quantity. */
function Shortage({ line, left }: { line: CartLineView; left: number }) {
  const { cart: words } = useTexts().storefront
  const { store } = useCart()
  const take = (event: FormEvent): void => {
    event.preventDefault()
    void store.ask({ kind: 'quantity', lineId: line.id, quantity: left })
  }
  return (
    <form method="post" action={paths.cart} onSubmit={take} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-medium text-sale">{left > 0 ? words.onlyLeft(left) : words.gone}</p>
      <input type="hidden" name="lineItemId" value={line.id} />
      <input type="hidden" name="quantity" value={left} />
      {left > 0 && (
        <button type="submit" name="change" value="update" className="chip">
          {words.takeLeft(left)}
        </button>
      )}
    </form>
  )
}

const quantityMax = 100_000

function ChangeLine({ line }: { line: CartLineView }) {
  const { cart: words } = useTexts().storefront
  const { store } = useCart()
  const errorId = useId()
  const { error, checks, clear } = useOwnError(undefined)
  const ask = (quantity: number): void => {
    clear()
    void store.ask({ kind: 'quantity', lineId: line.id, quantity })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isRemoval = submitter instanceof HTMLButtonElement && submitter.value === 'remove'
    ask(isRemoval ? 0 : Number(new FormData(event.currentTarget).get('quantity')))
  }
  return (
    <form method="post" action={paths.cart} onSubmit={submit} className="no-print flex flex-wrap items-center gap-2 pt-1">
      <input type="hidden" name="lineItemId" value={line.id} />
      <div className="flex items-center rounded-control border border-edge bg-surface">
        <StepButton text={words.fewer(line.name)} onStep={() => ask(line.quantity - 1)} disabled={line.quantity <= 1}>
          <Minus className="size-4" aria-hidden="true" />
        </StepButton>
        <Quantity
          key={line.quantity}
          line={line}
          onWrite={ask}
          onRestore={clear}
          {...checks}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <StepButton
          text={words.more(line.name)}
          onStep={() => ask(line.quantity + 1)}
          disabled={line.stock !== undefined && line.quantity >= line.stock}
        >
          <Plus className="size-4" aria-hidden="true" />
        </StepButton>
      </div>
      <Button type="submit" look="quiet" name="change" value="update" className="no-scripts-only">
        {words.update}
      </Button>
      <button type="submit" name="change" value="remove" formNoValidate className="link min-h-11 cursor-pointer px-2 text-small">
        {words.remove}
        <span className="sr-only"> {line.name}</span>
      </button>
      {error && (
        <p id={errorId} className="basis-full text-small font-medium text-danger">
          {error}
        </p>
      )}
    </form>
  )
}

interface QuantityProps extends ComponentProps<'input'> {
  line: CartLineView
  onWrite(quantity: number): void
  onRestore(): void
}

/** The quantity as an input. It applies when the field loses focus. */
function Quantity({ line, onWrite, onRestore, ...checks }: QuantityProps) {
  const { cart: words } = useTexts().storefront
  const [written, write] = useState(String(line.quantity))
  const settle = (): void => {
    const quantity = Number(written)
    if (written === '' || !Number.isInteger(quantity) || quantity < 0 || quantity > quantityMax) {
      write(String(line.quantity))
      onRestore()
    } else if (quantity !== line.quantity) onWrite(quantity)
  }
  return (
    <input
      {...checks}
      type="number"
      name="quantity"
      aria-label={words.quantityOf(line.name)}
      min={0}
      max={quantityMax}
      step={1}
      required
      inputMode="numeric"
      value={written}
      onChange={({ target }) => write(target.value)}
      onBlur={settle}
      className="number-field h-11 w-14 bg-transparent text-center tabular-nums"
    />
  )
}
