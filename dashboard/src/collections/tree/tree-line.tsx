import { ChevronRight, Ellipsis, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../kit/badge.tsx'
import { SelectRow } from '../../kit/row-selection.tsx'
import { VisibilityBadge } from '../../products/stock-badge.tsx'
import { Thumbnail } from '../../products/thumbnail.tsx'
import { useTexts } from '../../texts/texts.ts'
import { bulkFormId } from '../bulk-collections.tsx'
import { isFixed, type Row } from './collection-tree.ts'
import type { TreeCollection } from './load-tree.server.ts'
import type { Drop } from './tree-moves.ts'

export interface TreeLineProps {
  row: Row<TreeCollection>
  /** The words that a search looks for in names. */
  search: string
  /** It is displayed because one below it matches. */
  isWay: boolean
  isCollapsed: boolean
  /** Tab reaches its controls. Undefined without scripts: Tab then reaches those of all lines. */
  isActive: boolean | undefined
  isDragged: boolean
  /** A collection is dropped at this line. */
  drop: Drop | undefined
  canSelect: boolean
  canMove: boolean
  canDrag: boolean
  canCollapse: boolean
  /** The page that moves a collection, without its ID. */
  moveHref: string
  /** The page of a collection, without its ID. */
  openHref: string
}

/** A collection as a line of the tree. What its controls and links do is up to the tree, so that a thousand lines are rendered fast. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { row, isWay, isCollapsed, isActive, isDragged, drop, canSelect, canMove, canDrag, canCollapse, moveHref } = props
  const { collectionTree: words } = useTexts().dashboard
  const { id, name, slug, level, position, siblings, below, products, isVisible } = row
  const tabIndex = isActive === undefined ? undefined : isActive ? 0 : -1
  return (
    <tr
      data-row={id}
      data-level={level}
      tabIndex={tabIndex}
      {...(isActive !== undefined && { 'aria-level': level, 'aria-posinset': position, 'aria-setsize': siblings })}
      {...(isActive !== undefined && below > 0 && { 'aria-expanded': !isCollapsed })}
      {...(below > 0 && !isCollapsed && { 'data-open': '' })}
      {...(isWay && { 'data-way': '' })}
      {...(isDragged && { 'data-dragged': '' })}
      {...(drop && { 'data-drop': drop.at, 'data-drop-level': drop.level })}
      draggable={canDrag && !isFixed(id)}
    >
      {canSelect && (
        <td className="tree-controls w-10">
          {!isWay && !isFixed(id) && <SelectRow form={bulkFormId} id={id} name={name} tabIndex={tabIndex} />}
        </td>
      )}
      <th scope="row" className="tree-name">
        <span aria-hidden className="tree-guides" />
        <div>
          <Toggle {...{ name, below, isCollapsed, canCollapse, tabIndex }} />
          <LineName {...props} tabIndex={tabIndex} />
        </div>
      </th>
      <td className="tree-wide text-end tabular-nums">{products}</td>
      <td className="tree-wide tree-slug">
        <span className="block truncate font-mono text-small" title={slug}>
          {slug}
        </span>
      </td>
      <td className="tree-wide">
        <VisibilityBadge isVisible={isVisible} />
      </td>
      {canMove && (
        <td className="tree-controls text-end">
          {canDrag && !isFixed(id) && (
            <span aria-hidden className="tree-grip">
              <GripVertical className="size-4" />
            </span>
          )}
          {!isFixed(id) && (
            <a
              href={`${moveHref}${id}`}
              data-move
              tabIndex={tabIndex}
              draggable={false}
              aria-haspopup="dialog"
              aria-label={words.moveOf(name)}
              title={words.moveOf(name)}
              className="icon-button size-9"
            >
              <Ellipsis aria-hidden className="size-5" />
            </a>
          )}
        </td>
      )}
    </tr>
  )
}, isSame)

/** Whether a line has not changed. Its row is another object whenever the tree is calculated or loaded again. */
function isSame(
  { row: { picture, ...row }, ...props }: TreeLineProps,
  { row: { picture: next, ...nextRow }, ...nextProps }: TreeLineProps,
): boolean {
  return isShallowlySame(props, nextProps) && isShallowlySame(row, nextRow) && picture?.url === next?.url
}

const isShallowlySame = <Facts extends object>(a: Facts, b: Facts): boolean =>
  (Object.keys(a) as (keyof Facts)[]).every((key) => a[key] === b[key])

function LineName({ row, search, isWay, isCollapsed, openHref, tabIndex }: TreeLineProps & { tabIndex: number | undefined }) {
  const { collectionTree: words } = useTexts().dashboard
  const { id, name, picture, products, below, isVisible } = row
  return (
    <>
      <Thumbnail picture={picture} />
      <span className="min-w-0">
        <a href={`${openHref}${id}`} tabIndex={tabIndex} draggable={false} className="row-link tree-label line-clamp-2 wrap-anywhere">
          {isWay ? name : <Marked text={name} search={search} />}
        </a>
        <span className="tree-narrow me-2 text-small text-soft">{words.products(products)}</span>
        {isCollapsed && below > 0 && <span className="block text-small text-soft">{words.inside(below)}</span>}
        {!isVisible && (
          <span className="tree-narrow">
            <Badge tone="quiet">{words.hidden}</Badge>
          </span>
        )}
      </span>
    </>
  )
}

interface ToggleProps {
  name: string
  below: number
  isCollapsed: boolean
  canCollapse: boolean
  tabIndex: number | undefined
}

function Toggle({ name, below, isCollapsed, canCollapse, tabIndex }: ToggleProps) {
  const { collectionTree: words } = useTexts().dashboard
  if (below === 0) return <span className="tree-toggle" />
  const icon = <ChevronRight aria-hidden className="size-4" />
  if (!canCollapse) return <span className="tree-toggle">{icon}</span>
  const label = (isCollapsed ? words.expand : words.collapse)(name)
  return (
    <button type="button" data-toggle tabIndex={tabIndex} aria-label={label} title={label} className="tree-toggle">
      {icon}
    </button>
  )
}

/** A name in which what was searched for is marked. */
function Marked({ text, search }: { text: string; search: string }) {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase())
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  )
}
