import { useRef, useState, type DragEvent } from 'react'
import type { Row } from './collection-tree.ts'
import { dropAt, type Drop, type Move } from './tree-moves.ts'

/** The width of a level on wide screens, the only ones on which a collection is dragged. */
const levelWidthPx = 24

export const lineOf = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-row]')

/** Moves collections by dragging their lines. Its handlers are those of the whole tree. */
export function useTreeDrag(lines: readonly Row[], move: (id: string, to: Move) => void) {
  const [dragged, setDragged] = useState<string>()
  const [drop, setDrop] = useState<Drop>()
  const startX = useRef(0)
  const end = (): void => {
    setDragged(undefined)
    setDrop(undefined)
  }
  const onDragStart = (event: DragEvent): void => {
    const id = lineOf(event.target)?.dataset.row
    if (id === undefined) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', id)
    startX.current = event.clientX
    setDragged(id)
  }
  const onDragOver = (event: DragEvent): void => {
    const line = lineOf(event.target)
    if (dragged === undefined || !line) return
    const next = dropAt(lines, dragged, pointerAt(event, line, startX.current))
    if (next) event.preventDefault()
    if (next?.overId !== drop?.overId || next?.at !== drop?.at || next?.level !== drop?.level) setDrop(next)
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    if (dragged !== undefined && drop) move(dragged, drop.move)
    end()
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setDrop(undefined)
  }
  return { dragged, drop, handlers: { onDragStart, onDragOver, onDrop, onDragLeave, onDragEnd: end } }
}

function pointerAt({ clientX, clientY }: DragEvent, line: HTMLElement, startX: number) {
  const { top, height } = line.getBoundingClientRect()
  const toRight = (clientX - startX) * (getComputedStyle(line).direction === 'rtl' ? -1 : 1)
  return { overId: line.dataset.row!, height: (clientY - top) / height, levels: Math.round(toRight / levelWidthPx) }
}
