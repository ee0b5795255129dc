import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { paths } from '../paths.ts'
import { Price } from '../products/price.tsx'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import { AddProducts, type SearchResults } from './add-products.tsx'
import type { MemberRow } from './members.server.ts'
import { moves, type Move } from './moves.ts'
import { useFocusOnMoved, useMover, type Mover, type Removal } from './use-mover.ts'

interface MembersCardProps {
  rows: readonly MemberRow[]
  total: number | undefined
  offset: number
  hasNext: boolean
  pageSize: number
  found: SearchResults | undefined
  isManual: boolean
  mayChange: boolean
  /** What was removed by a form without scripts. */
  plainRemoval?: Removal | undefined
}

/** The products of a collection without rules: they are searched, added, moved and removed, each change at once. */
export function MembersCard(props: MembersCardProps) {
  const { total, offset, hasNext, pageSize, found, isManual, mayChange } = props
  const { collections, collectionEditor: words, products } = useTexts().dashboard
  const [query] = useSearchParams()
  const at = (cursor: number): string => {
    const next = new URLSearchParams(query)
    if (cursor > 0) next.set('cursor', String(cursor))
    else next.delete('cursor')
    return `?${next}`
  }
  return (
    <Card title={words.members} detail={mayChange && (isManual ? words.order.manual : words.order.other)} flush>
      {mayChange && <AddProducts found={found} />}
      <Members {...props} />
      {props.rows.length === 0 && (
        <p className="border-t border-line px-(--pad) py-10 text-center text-soft">{collections.page.noMembers}</p>
      )}
      <div className="px-(--pad) pb-(--pad)">
        <ListPages
          previous={offset > 0 ? at(Math.max(0, offset - pageSize)) : undefined}
          next={hasNext ? at(offset + pageSize) : undefined}
          position={total === undefined ? products.manyProducts : products.count(total)}
        />
      </div>
    </Card>
  )
}

function Members({ rows, total, offset, mayChange, plainRemoval }: MembersCardProps) {
  const { order } = useTexts().dashboard.collectionEditor
  const list = useRef<HTMLOListElement>(null)
  const mover = useMover(rows)
  const press = useFocusOnMoved(list, mover.rows)
  const removal = mover.removal ?? (plainRemoval?.isRemoved ? plainRemoval : undefined)
  return (
    <>
      {removal && <Removed {...removal} />}
      <ol ref={list} aria-label={order.list} aria-busy={mover.isBusy || undefined} className="divide-y divide-line border-t border-line">
        {mover.rows.map((row, index) => (
          <Member
            key={row.id}
            {...{ row, mayChange, mover, press }}
            isFirst={offset + index === 0}
            isLast={total !== undefined && offset + index === total - 1}
          />
        ))}
      </ol>
      <output className="sr-only">{mover.said}</output>
    </>
  )
}

interface MemberProps {
  row: MemberRow
  isFirst: boolean
  isLast: boolean
  mayChange: boolean
  mover: Mover
  /** Before a button of the row sends it. Without a move, the row is removed. */
  press: (id: string, move?: Move) => void
}

function Member({ row, isFirst, isLast, mayChange, mover, press }: MemberProps) {
  const { order } = useTexts().dashboard.collectionEditor
  const { id, name, picture, price, fullPrice, isVisible } = row
  const isHydrated = useHydrated()
  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-2 sm:flex-nowrap ${mover.over === id ? 'bg-accent-wash' : ''} ${mover.dragged === id ? 'opacity-50' : ''}`}
      {...(mayChange && isHydrated && mover.dropOn(id))}
    >
      {mayChange && isHydrated && (
        <span draggable aria-hidden title={order.drag} className="-ms-2 cursor-grab p-1 text-soft max-sm:hidden" {...mover.dragFrom(id)}>
          <GripVertical className="size-4" />
        </span>
      )}
      <Thumbnail picture={picture} />
      <Link to={paths.product(id)} className="link min-w-0 flex-1 basis-40 wrap-anywhere sm:basis-0">
        {name}
      </Link>
      {!isVisible && <Badge tone="quiet">{order.hidden}</Badge>}
      <Price price={price} fullPrice={fullPrice} />
      {mayChange && <MemberButtons row={row} isFirst={isFirst} isLast={isLast} mover={mover} press={press} />}
    </li>
  )
}

const icons: Readonly<Record<Move, LucideIcon>> = { top: ArrowUpToLine, up: ArrowUp, down: ArrowDown, end: ArrowDownToLine }

function MemberButtons({ row: { id, name }, isFirst, isLast, mover, press }: Omit<MemberProps, 'mayChange'>) {
  const { order } = useTexts().dashboard.collectionEditor
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
            aria-label={order[move](name)}
            title={order[move](name)}
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
        aria-label={order.remove(name)}
        title={order.remove(name)}
        className="icon-button size-9"
        onClick={() => press(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </mover.fetcher.Form>
  )
}

/** What was removed, with a way to add it again. */
function Removed({ productId, name }: Removal) {
  const { order } = useTexts().dashboard.collectionEditor
  const undo = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [productId])
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-(--pad) py-2">
      <span>{order.removed(name)}</span>
      <input type="hidden" name="productId" value={productId} />
      <button ref={undo} name="intent" value="add" className="link">
        {order.undo}
      </button>
    </Form>
  )
}
