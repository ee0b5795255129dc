import { Card } from '../kit/card.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { AddProducts, type SearchResults } from '../products/ordered/add-products.tsx'
import { OrderedProducts } from '../products/ordered/ordered-products.tsx'
import type { OrderedProduct } from '../products/ordered/ordered-rows.server.ts'
import type { Removal } from '../products/ordered/use-mover.ts'
import { useTexts } from '../texts/texts.ts'

interface MembersCardProps {
  rows: readonly OrderedProduct[]
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
  const { rows, total, offset, hasNext, pageSize, found, isManual, mayChange, plainRemoval } = props
  const { collections, collectionEditor: words, products } = useTexts().dashboard
  return (
    <Card title={words.members} detail={mayChange && (isManual ? words.order.manual : words.order.other)} flush>
      {mayChange && <AddProducts found={found} texts={words.add} />}
      <OrderedProducts {...{ rows, total, offset, mayChange, plainRemoval }} texts={words.order} />
      {rows.length === 0 && <p className="border-t border-line px-(--pad) py-10 text-center text-soft">{collections.page.noMembers}</p>}
      <div className="px-(--pad) pb-(--pad)">
        <ListPages
          previous={offset > 0 ? String(Math.max(0, offset - pageSize)) : undefined}
          next={hasNext ? String(offset + pageSize) : undefined}
          position={total === undefined ? products.manyProducts : products.count(total)}
        />
      </div>
    </Card>
  )
}
