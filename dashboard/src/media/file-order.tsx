import type { DragEvent, ReactNode } from 'react'

const dragType = 'application/x-stoa-order'

/** Starts dragging a file within its list. */
export function startDrag({ dataTransfer }: DragEvent, index: number): void {
  dataTransfer.setData(dragType, String(index))
  dataTransfer.effectAllowed = 'move'
}

/** What makes an entry of a list of files one that others can be dropped onto. */
export const dropTarget = (onDropHere: () => void) => ({
  onDragOver(event: DragEvent): void {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
  },
  onDrop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    onDropHere()
  },
})

interface FileButtonProps {
  name: string
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that moves or removes a file of a list. It keeps the focus where it does nothing. */
export const FileButton = ({ name, label, isOff = false, onClick, children }: FileButtonProps) => (
  <button
    type="button"
    data-button={name}
    className="icon-button size-9 aria-disabled:opacity-40 pointer-coarse:size-11"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </button>
)
