import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { Badge } from '../../kit/badge.tsx'
import { paths } from '../../paths.ts'
import { Price } from '../price.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { moves, type Move } from './moves.ts'
import type { OrderTexts } from './order-texts.ts'
import type { OrderedProduct } from './ordered-rows.server.ts'
import { useFocusOnMoved, useMover, type Mover, type Removal } from './use-mover.ts'

interface OrderedProductsProps {
  rows: readonly OrderedProduct[]
  /** The number of all products, and of those before the rows. */
  total: number | undefined
  offset?: number
  mayChange: boolean
  /** What was removed by a form without scripts. */
  plainRemoval?: Removal | undefined
  texts: OrderTexts
}

/** Products in their order, which are moved and removed. */
export function OrderedProducts({ rows, total, offset = 0, mayChange, plainRemoval, texts }: OrderedProductsProps) {
  const list = useRef<HTMLOListElement>(null)
  const mover = useMover(rows, texts)
  const press = useFocusOnMoved(list, mover.rows)
  const removal = mover.removal ?? (plainRemoval?.isRemoved ? plainRemoval : undefined)
  return (
    <>
      {removal && <Removed {...removal} texts={texts} />}
      <ol
        ref={list}
        aria-label={texts.list}
        aria-busy={mover.isBusy || undefined}
        className="divide-y divide-line border-t border-line empty:hidden"
      >
        {mover.rows.map((row, index) => (
          <Row
            key={row.id}
            {...{ row, mayChange, mover, press, texts }}
            isFirst={offset + index === 0}
            isLast={total !== undefined && offset + index === total - 1}
          />
        ))}
      </ol>
      <output className="sr-only">{mover.said}</output>
    </>
  )
}

interface RowProps {
  row: OrderedProduct
  isFirst: boolean
  isLast: boolean
  mayChange: boolean
  mover: Mover<OrderedProduct>
  texts: OrderTexts
  /** Before a button of the row sends it. Without a move, the row is removed. */
  press: (id: string, move?: Move) => void
}

function Row({ row, isFirst, isLast, mayChange, mover, press, texts }: RowProps) {
  const { id, name, picture, price, fullPrice, isVisible, isDeleted } = row
  const isHydrated = useHydrated()
  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-2 sm:flex-nowrap ${mover.over === id ? 'bg-accent-wash' : ''} ${mover.dragged === id ? 'opacity-50' : ''}`}
      {...(mayChange && isHydrated && mover.dropOn(id))}
    >
      {mayChange && isHydrated && (
        <span draggable aria-hidden title={texts.drag} className="-ms-2 cursor-grab p-1 text-soft max-sm:hidden" {...mover.dragFrom(id)}>
          <GripVertical className="size-4" />
        </span>
      )}
      <Thumbnail picture={picture} />
      {isDeleted ? (
        <span className="min-w-0 flex-1 basis-40 text-soft wrap-anywhere sm:basis-0">{id}</span>
      ) : (
        <Link to={paths.product(id)} className="link min-w-0 flex-1 basis-40 wrap-anywhere sm:basis-0">
          {name}
        </Link>
      )}
      {!isVisible && <Badge tone={isDeleted ? 'bad' : 'quiet'}>{isDeleted ? texts.deleted : texts.hidden}</Badge>}
      <Price price={price} fullPrice={fullPrice} />
      {mayChange && <RowButtons {...{ row, isFirst, isLast, mover, press, texts }} />}
    </li>
  )
}

const icons: Readonly<Record<Move, LucideIcon>> = { top: ArrowUpToLine, up: ArrowUp, down: ArrowDown, end: ArrowDownToLine }

function RowButtons({ row: { id, name: productName }, isFirst, isLast, mover, press, texts }: Omit<RowProps, 'mayChange'>) {
  const name = productName || id
  return (
    <mover.fetcher.Form method="post" className="flex shrink-0 max-sm:ms-auto">
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="name" value={name} />
      {moves.map((move) => {
        const Icon = icons[move]
        const isOff = move === 'top' || move === 'up' ? isFirst : isLast
        return (
          <button
            key={move}
            name="intent"
            value={`move:${move}`}
            aria-label={texts[move](name)}
            title={texts[move](name)}
            data-move={move}
            aria-disabled={isOff || undefined}
            className={`icon-button size-9 ${isOff ? 'opacity-40' : ''}`}
            onClick={(event) => (isOff ? event.preventDefault() : press(id, move))}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        )
      })}
      <button
        name="intent"
        value="remove"
        aria-label={texts.remove(name)}
        title={texts.remove(name)}
        className="icon-button size-9"
        onClick={() => press(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </mover.fetcher.Form>
  )
}

/** What was removed, with a way to add it again. */
function Removed({ productId, name, texts }: Removal & { texts: OrderTexts }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [productId])
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-(--pad) py-2">
      <span>{texts.removed(name)}</span>
      <input type="hidden" name="productId" value={productId} />
      <button ref={undo} name="intent" value="add" className="link">
        {texts.undo}
      </button>
    </Form>
  )
}
