import { Form, Link } from 'react-router'
import { levelsMax } from '@stoa/contract/categories/limits'
import { Button } from '@stoa/ui/components/button'
import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { isFixed, rowsOf } from './collection-tree.ts'
import { type NamedNode, ParentSelect } from './parent-select.tsx'
import { moveText, returnTo } from './tree-moves.ts'

/** A collection directly below another one. */
export interface Subcollection extends NamedNode {
  products: number
}

interface PositionCardProps {
  id: string
  name: string
  nodes: readonly NamedNode[]
  subcollections: readonly Subcollection[]
}

/** Where a collection is in the tree, and those in it. */
export function PositionCard({ id, name, nodes, subcollections }: PositionCardProps) {
  const { collectionTree: words } = useTexts().dashboard
  const may = useMay()
  const rows = rowsOf(nodes)
  const row = rows.find((one) => one.id === id)
  const undo = returnTo(rows, id)
  const mayCreate = may('CATEGORIES.CATEGORY_CREATE') && may('WIX_STORES.MODIFY_PRODUCTS')
  if (!row || isFixed(id)) return null
  return (
    <Card title={words.placeTitle} flush>
      {may('CATEGORIES.CATEGORY_MOVE') && (
        <Form method="post" preventScrollReset className="space-y-3 px-(--pad) pb-(--pad)">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="position" value="LAST" />
          <input type="hidden" name="from" value={row.parentId ?? ''} />
          {undo && <input type="hidden" name="undo" value={moveText(undo)} />}
          <ParentSelect key={row.parentId} rows={rows} moved={row} value={row.parentId} hint={words.parentHint} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="quiet">
              {words.move}
            </Button>
            <Link to={`${paths.collections}?move=${id}`} className="link text-small">
              {words.openInTree}
            </Link>
          </div>
        </Form>
      )}
      <div className="border-t border-line p-(--pad)">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-medium">{words.subcollections}</h3>
          {mayCreate && row.level < levelsMax && (
            <Link to={`${paths.newCollection}?parent=${id}`} className="link text-small">
              {words.newSubcollection}
            </Link>
          )}
        </div>
        {subcollections.length === 0 ? (
          <p className="mt-1 text-small text-soft">{words.noSubcollections}</p>
        ) : (
          <Subcollections subcollections={subcollections} />
        )}
      </div>
    </Card>
  )
}

function Subcollections({ subcollections }: Pick<PositionCardProps, 'subcollections'>) {
  const { collectionTree: words } = useTexts().dashboard
  return (
    <ul aria-label={words.subcollections} className="mt-2 space-y-1.5">
      {subcollections.map(({ id, name, products, isVisible }) => (
        <li key={id} className="flex items-center gap-3">
          <Link to={paths.collection(id)} className="link me-auto min-w-0 wrap-anywhere">
            {name}
          </Link>
          {!isVisible && <Badge tone="quiet">{words.hidden}</Badge>}
          <span className="shrink-0 text-small text-soft tabular-nums">{words.products(products)}</span>
        </li>
      ))}
    </ul>
  )
}
