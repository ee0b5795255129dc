import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Badge, type Tone } from '../kit/badge.tsx'
import { paths } from '../paths.ts'
import type { Move } from '../products/ordered/moves.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ExplainedResult } from './explained.server.ts'

type Product = ExplainedResult['products'][number]

interface ExplainedProductProps {
  product: Product
  /** The text that products are pinned to. */
  text: string
  /** The pinned products before and after it. Undefined if it isn't pinned. */
  neighbours: { before: string | undefined; after: string | undefined } | undefined
  mayChange: boolean
  /** Before a button of the row sends it. */
  press: (id: string, move?: Move) => void
}

const tones: Readonly<Record<Product['reasons'][number], Tone>> = {
  PINNED: 'open',
  SKU: 'quiet',
  NAME: 'quiet',
  BRAND: 'quiet',
  RIBBON: 'quiet',
  TEXT: 'quiet',
  SYNONYM: 'good',
  TYPO: 'look',
}

/** A product that shoppers find, with the reasons, and buttons that pin it. */
export function ExplainedProduct(props: ExplainedProductProps) {
  const { product, mayChange } = props
  const { id, name, picture, reasons } = product
  const { test: texts } = useTexts().dashboard.productSearch
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-2">
      <Thumbnail picture={picture} />
      <div className="min-w-0 flex-1 basis-40">
        <Link to={paths.product(id)} className="link wrap-anywhere">
          {name}
        </Link>
        <div className="mt-1 flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <Badge key={reason} tone={tones[reason]}>
              {texts.reasons[reason]}
            </Badge>
          ))}
        </div>
      </div>
      {mayChange && <PinForm {...props} />}
    </li>
  )
}

function PinForm({ product: { id, name }, text, neighbours, press }: ExplainedProductProps) {
  const { test: texts } = useTexts().dashboard.productSearch
  return (
    <Form method="post" preventScrollReset className="flex shrink-0 max-sm:ms-auto">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="name" value={name} />
      {neighbours && <MoveButtons {...{ id, name, neighbours, press }} />}
      <button
        name="intent"
        value={neighbours ? 'remove' : 'pin'}
        aria-label={neighbours ? texts.unpin(name) : texts.pin(name, text)}
        className="button button-quiet"
        onClick={() => press(id)}
      >
        {neighbours ? texts.unpinShort : texts.pinShort}
      </button>
    </Form>
  )
}

interface MoveButtonsProps {
  id: string
  name: string
  neighbours: NonNullable<ExplainedProductProps['neighbours']>
  press: ExplainedProductProps['press']
}

/** They swap the product with its visible neighbour: between them can be pinned products that shoppers don't see. */
function MoveButtons({ id, name, neighbours: { before, after }, press }: MoveButtonsProps) {
  const { test: texts } = useTexts().dashboard.productSearch
  const rows = [
    { move: 'up', intent: `drop:BEFORE:${before}`, target: before, Icon: ArrowUp },
    { move: 'down', intent: `drop:AFTER:${after}`, target: after, Icon: ArrowDown },
  ] as const
  return rows.map(({ move, intent, target, Icon }) => (
    <button
      key={move}
      name="intent"
      value={intent}
      aria-label={texts[move](name)}
      title={texts[move](name)}
      data-move={move}
      aria-disabled={!target || undefined}
      className={`icon-button size-9 ${target ? '' : 'opacity-40'}`}
      onClick={(event) => (target ? press(id, move) : event.preventDefault())}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  ))
}
