import { useDeferredValue, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { Dialog, isPlainClick } from '../../kit/dialog.tsx'
import { withParams } from '../../kit/list-state.ts'
import { SelectPage } from '../../kit/row-selection.tsx'
import { useToast } from '../../kit/toasts.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { bulkFormId } from '../bulk-collections.tsx'
import { isFixed, type Row } from './collection-tree.ts'
import type { TreeCollection } from './load-tree.server.ts'
import { MoveForm } from './move-form.tsx'
import { treeKey, type TreeKey } from './tree-keys.ts'
import { TreeLine } from './tree-line.tsx'
import { stepsOf, type Step } from './tree-moves.ts'
import { lineOf, useTreeDrag } from './use-tree-drag.ts'
import { toastId, type TreeMover } from './use-tree-mover.ts'

interface CollectionTreeTableProps {
  /** The lines that are displayed. */
  lines: readonly Row<TreeCollection>[]
  mover: TreeMover
  /** The lines that match a search or filter. Undefined: it isn't narrowed. */
  matches: ReadonlySet<string> | undefined
  search: string
  collapsed: ReadonlySet<string>
  toggle: (id: string, isCollapsed: boolean) => void
  canSelect: boolean
  canMove: boolean
}

const none: ReadonlySet<string> = new Set()

/** The collections as a tree. With scripts, Tab reaches one line, the arrow keys the others; lines are moved by dragging, by keyboard or in a dialog. */
export function CollectionTreeTable(props: CollectionTreeTableProps) {
  const { lines, mover, matches, search, canSelect, canMove } = props
  const { collectionTree: words, collections } = useTexts().dashboard
  const collapsed = matches ? none : props.collapsed
  // A thousand lines become those of a treegrid without blocking the page.
  const isHydrated = useDeferredValue(useHydrated())
  const navigate = useNavigate()
  const toast = useToast()
  const openHref = `${useHref(paths.collections)}/`
  const canDrag = canMove && isHydrated && !matches
  const hintId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<string>()
  const [moving, setMoving] = useState<{ id: string; isOpen: boolean }>()
  const [query] = useSearchParams()
  const drag = useTreeDrag(lines, mover.move)
  const active = lines.some(({ id }) => id === reached) ? reached : lines[0]?.id
  const focus = useFocusOnLine(table, lines)
  const step = (id: string, to: Step): void => {
    if (!canMove || matches) return
    const move = stepsOf(mover.rows, id)[to]
    if (!move) return toast({ id: toastId, title: isFixed(id) ? words.problems.ALL_PRODUCTS_FIXED! : words.noStep[to] })
    focus(id)
    if (to === 'in' && move.parentId) props.toggle(move.parentId, false)
    mover.move(id, move)
  }
  const act = (result: TreeKey): void => {
    if (result.type === 'step') return step(result.id, result.step)
    const { id, type } = result
    const line = table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    if (type === 'reach') line?.focus()
    else if (type === 'open') line?.querySelector<HTMLElement>('.row-link')?.click()
    else if (type === 'select') line?.querySelector<HTMLElement>('input')?.click()
    else props.toggle(id, type === 'collapse')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const line = lineOf(event.target)
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = { id: line.dataset.row!, collapsed, isRtl: getComputedStyle(line).direction === 'rtl' }
    const result = treeKey({ key: event.key, altKey: event.altKey, isLine: event.target === line }, lines, at)
    if (!result) return
    event.preventDefault()
    act(result)
  }
  const onClickCapture = (event: MouseEvent): void => {
    const id = lineOf(event.target)?.dataset.row
    const control = (event.target as Element).closest('[data-toggle], [data-move], .row-link')
    if (id === undefined || !control || !isPlainClick(event)) return
    event.preventDefault()
    if (control.matches('.row-link')) void navigate(paths.collection(id))
    else if (control.matches('[data-move]')) setMoving({ id, isOpen: true })
    else props.toggle(id, !collapsed.has(id))
  }
  const moveHref = `${withParams(query, { move: null })}${query.size > 0 ? '&' : ''}move=`
  return (
    <>
      {canMove && !matches && (
        <p id={hintId} className="mb-2 text-small text-soft scripts-only max-sm:hidden">
          {words.hint}
        </p>
      )}
      <div className="card">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- with scripts it is a treegrid. */}
        <table
          ref={table}
          aria-label={words.table}
          {...(isHydrated && { role: 'treegrid', 'aria-busy': mover.isBusy || undefined })}
          {...(canDrag && { 'aria-describedby': hintId })}
          className={`tree plain-table w-full border-separate border-spacing-0 text-start ${canSelect ? 'tree-selectable' : ''}`}
          onKeyDown={onKeyDown}
          onClickCapture={onClickCapture}
          onFocus={({ target }: FocusEvent) => setReached(lineOf(target)?.dataset.row)}
          {...drag.handlers}
        >
          <thead>
            <tr>
              {canSelect && (
                <th scope="col" className="w-10">
                  <SelectPage form={bulkFormId} />
                </th>
              )}
              <th scope="col">{collections.columns.name}</th>
              <th scope="col" className="tree-wide text-end">
                {collections.columns.products}
              </th>
              <th scope="col" className="tree-wide tree-slug">
                {collections.columns.slug}
              </th>
              <th scope="col" className="tree-wide">
                {collections.columns.visibility}
              </th>
              {canMove && (
                <th scope="col">
                  <span className="sr-only">{words.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((row) => (
              <TreeLine
                key={row.id}
                {...{ row, search, canSelect, canMove, moveHref, openHref }}
                isWay={matches !== undefined && !matches.has(row.id)}
                isCollapsed={collapsed.has(row.id)}
                isActive={isHydrated ? row.id === active : undefined}
                isDragged={row.id === drag.dragged}
                drop={row.id === drag.drop?.overId ? drag.drop : undefined}
                canDrag={canDrag}
                canCollapse={isHydrated && !matches}
              />
            ))}
          </tbody>
        </table>
      </div>
      {moving && <MoveDialog {...moving} mover={mover} close={() => setMoving({ ...moving, isOpen: false })} />}
    </>
  )
}

/** Keeps the focus on a line that a key has moved: browsers lose it when the line gets another position. */
function useFocusOnLine(table: React.RefObject<HTMLTableElement | null>, lines: readonly Row[]) {
  const [moved, setMoved] = useState<string>()
  const order = lines.map(({ id }) => id).join()
  useEffect(() => {
    if (moved === undefined) return
    const line = table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(moved)}"]`)
    if (document.activeElement === document.body) line?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }, [table, moved, order])
  return setMoved
}

interface MoveDialogProps {
  id: string
  isOpen: boolean
  close: () => void
  mover: TreeMover
}

function MoveDialog({ id, isOpen, close, mover: { rows, move } }: MoveDialogProps) {
  const { collectionTree: words } = useTexts().dashboard
  const name = rows.find((row) => row.id === id)?.name ?? ''
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={words.moveTitle(name)}>
      <MoveForm rows={rows} id={id} onMove={(to) => move(id, to)} onDone={close} />
    </Dialog>
  )
}
