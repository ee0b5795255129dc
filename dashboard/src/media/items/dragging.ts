import { useState, type DragEvent } from 'react'
import { useSubmit } from 'react-router'
import { hasFiles, filesOfTransfer } from '../../uploads/local-files.ts'
import { useUploads } from '../../uploads/use-uploads.ts'

const dragType = 'application/x-stoa-media'

/** What is dragged: an item, with all that is selected if it is. */
export const draggable = (ids: () => readonly string[]) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragType, JSON.stringify(ids()))
    dataTransfer.effectAllowed = 'move'
  },
})

/** A folder that items can be moved to, and files uploaded to, by dropping them. */
export function useDropTarget(folderId: string) {
  const [isOver, setIsOver] = useState(false)
  const submit = useSubmit()
  const { add } = useUploads()
  const over = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer) && !event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    const { dataTransfer } = event
    const dragged = dataTransfer.getData(dragType)
    if (!dragged && !hasFiles(dataTransfer)) return
    event.preventDefault()
    if (!dragged) return void filesOfTransfer(dataTransfer).then((files) => add(files, { folderId }))
    const ids = (JSON.parse(dragged) as string[]).filter((id) => id !== `folder:${folderId}`)
    if (ids.length > 0) void submit(formOf(folderId, ids), { method: 'post' })
  }
  const leave = ({ relatedTarget, currentTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  return { isOver, target: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop } }
}

function formOf(to: string, ids: readonly string[]): FormData {
  const form = new FormData()
  form.set('intent', 'move')
  form.set('to', to)
  for (const id of ids) form.append('id', id)
  return form
}
