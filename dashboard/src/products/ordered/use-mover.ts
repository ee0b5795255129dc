import { useEffect, useState, type DragEvent, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { movedTo, type Move } from './moves.ts'
import type { OrderTexts } from './order-texts.ts'

/** A product that was moved or removed. */
export interface Removal {
  name: string
  isRemoved: boolean
  productId: string
}

interface NamedRow {
  id: string
  name: string
}

/** Moves products: by buttons, whose focus follows the row, and by dragging. The list shows the new order at once. */
export function useMover<Row extends NamedRow>(rows: readonly Row[], texts: Pick<OrderTexts, 'moved' | 'removed'>) {
  const fetcher = useFetcher<{ said?: Removal }>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const shown = movedTo(rows, fetcher.formData)
  const end = (): void => {
    setDragged(undefined)
    setOver(undefined)
  }
  const drop = (targetId: string): void => {
    const name = rows.find(({ id }) => id === dragged)?.name ?? ''
    const isDown = shown.findIndex(({ id }) => id === dragged) < shown.findIndex(({ id }) => id === targetId)
    if (dragged !== undefined && dragged !== targetId)
      void fetcher.submit({ intent: isDown ? 'drop:AFTER' : 'drop:BEFORE', productId: dragged, targetId, name }, { method: 'post' })
    end()
  }
  const said = fetcher.state === 'idle' ? fetcher.data?.said : undefined
  return {
    fetcher,
    rows: shown,
    dragged,
    over,
    isBusy: fetcher.state !== 'idle',
    removal: said?.isRemoved ? said : undefined,
    said: said && (said.isRemoved ? texts.removed : texts.moved)(said.name),
    dragFrom: (id: string) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragEnd: end,
    }),
    dropOn: (id: string) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(id)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(id)
      },
    }),
  }
}

export type Mover<Row extends NamedRow> = ReturnType<typeof useMover<Row>>

/** Keeps the focus on the button that moved a row: browsers lose it when the row gets another position. Other focus is left alone. */
export function useFocusOnMoved(list: RefObject<HTMLOListElement | null>, rows: readonly NamedRow[]) {
  const [pressed, setPressed] = useState<{ id: string; move: Move }>()
  const ids = rows.map(({ id }) => id).join()
  useEffect(() => {
    if (!pressed || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-row="${pressed.id}"] [data-move="${pressed.move}"]`)?.focus()
  }, [list, pressed, ids])
  return (id: string, move?: Move) => setPressed(move && { id, move })
}
