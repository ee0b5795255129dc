import { useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { problemSummary } from '@stoa/ui/form-problems'
import { useToast } from '../../kit/toasts.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { Changed } from '../change-collections.server.ts'
import { aboveOf, rowsOf } from './collection-tree.ts'
import type { TreeCollection } from './load-tree.server.ts'
import { movedTo, moveText, returnTo, type Move } from './tree-moves.ts'

interface Request {
  id: string
  move: Move
  undo: Move | undefined
  wasVisible: boolean
}

/** Moves collections, one request after the other. The tree shows each new place at once, and a message says it once it is saved. */
export function useTreeMover(nodes: readonly TreeCollection[]) {
  const fetcher = useFetcher<Changed>()
  const [queue, setQueue] = useState<readonly Request[]>([])
  const [sent, setSent] = useState<{ before: Changed | undefined }>()
  const announce = useMessages()
  const rows = useMemo(() => rowsOf(queue.reduce((at, { id, move }) => movedTo(at, id, move), nodes)), [nodes, queue])
  const wasVisible = (id: string): boolean => rows.find((row) => row.id === id)?.isVisible === true
  const move = (id: string, to: Move): void => setQueue([...queue, { id, move: to, undo: returnTo(rows, id), wasVisible: wasVisible(id) }])
  useEffect(() => {
    const [first] = queue
    if (!first || fetcher.state !== 'idle') return
    if (!sent) {
      setSent({ before: fetcher.data })
      void fetcher.submit({ intent: 'move', id: first.id, move: moveText(first.move) }, { method: 'post' })
    } else if (fetcher.data !== sent.before) {
      setSent(undefined)
      setQueue(fetcher.data?.problems ? [] : queue.slice(1))
      announce(fetcher.data, { nodes, request: first, undo: (to) => setQueue((now) => [...now, { ...first, move: to, undo: undefined }]) })
    }
  }, [queue, sent, fetcher, nodes, announce])
  return { rows, move, isBusy: queue.length > 0 }
}

export type TreeMover = ReturnType<typeof useTreeMover>

interface Answered {
  nodes: readonly TreeCollection[]
  request: Request
  undo: (move: Move) => void
}

/** Says what became of a move, and offers to undo it. A collection that became hidden with it isn't shown again by that, so then it doesn't. */
function useMessages() {
  const texts = useTexts()
  const { collectionTree: words } = texts.dashboard
  const toast = useToast()
  return (answer: Changed | undefined, { nodes, request, undo }: Answered): void => {
    const id = 'collection-moved'
    if (answer?.problems) {
      const { problems } = answer
      return toast({ id, title: words.problems[problems.code] ?? problemSummary(texts, problems), isProblem: true })
    }
    const row = rowsOf(nodes).find((one) => one.id === request.id)
    if (!row) return
    const parent = aboveOf(nodes, row.id).at(-1)
    const back = request.undo
    const isHidden = parent?.isVisible === false && request.wasVisible
    toast({
      id,
      title: words.moved(row.name, row.position, row.siblings, parent?.name),
      ...(isHidden ? { text: words.hides(parent.name) } : back && { action: { text: words.undo, run: () => undo(back) } }),
    })
  }
}
