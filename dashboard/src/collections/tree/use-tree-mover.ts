import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { useToast } from '../../kit/toasts.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { Changed } from '../change-collections.server.ts'
import { problemTitle } from '../problem-title.ts'
import { aboveOf, rowsOf } from './collection-tree.ts'
import type { TreeCollection } from './load-tree.server.ts'
import { movedTo, moveText, returnTo, type Move } from './tree-moves.ts'

/** Messages about moves replace each other. */
export const toastId = 'collection-moved'

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
  const [answer, setAnswer] = useState<Changed>()
  if (fetcher.state === 'idle' && fetcher.data !== answer) {
    setAnswer(fetcher.data)
    setQueue(fetcher.data?.problems ? [] : queue.slice(1))
  }
  const rows = useMemo(() => rowsOf(queue.reduce((at, { id, move }) => movedTo(at, id, move), nodes)), [nodes, queue])
  const sent = useRef<Request>(undefined)
  useMessages(answer, { nodes, sent, undo: (request) => setQueue((now) => [...now, request]) })
  useEffect(() => {
    const [first] = queue
    if (!first || first === sent.current || fetcher.state !== 'idle') return
    sent.current = first
    void fetcher.submit({ intent: 'move', id: first.id, move: moveText(first.move) }, { method: 'post' })
  }, [queue, fetcher])
  const move = (id: string, to: Move): void => {
    const wasVisible = rows.some((row) => row.id === id && row.isVisible)
    setQueue([...queue, { id, move: to, undo: returnTo(rows, id), wasVisible }])
  }
  return { rows, move, isBusy: queue.length > 0 }
}

export type TreeMover = ReturnType<typeof useTreeMover>

interface Answered {
  nodes: readonly TreeCollection[]
  sent: RefObject<Request | undefined>
  undo: (request: Request) => void
}

/** Says what became of a move, and offers to undo it. A collection that became hidden with it isn't shown again by that, so then it doesn't. */
function useMessages(answer: Changed | undefined, { nodes, sent, undo }: Answered): void {
  const texts = useTexts()
  const { collectionTree: words } = texts.dashboard
  const toast = useToast()
  const announced = useRef<Changed>(undefined)
  useEffect(() => {
    const request = sent.current
    if (!answer || !request || announced.current === answer) return
    announced.current = answer
    const { problems } = answer
    if (problems) return toast({ id: toastId, title: problemTitle(texts, problems), isProblem: true })
    const row = rowsOf(nodes).find(({ id }) => id === request.id)
    const parent = row && aboveOf(nodes, row.id).at(-1)
    const move = request.undo
    const isHidden = parent?.isVisible === false && request.wasVisible
    if (row)
      toast({
        id: toastId,
        title: words.moved(row.name, row.position, row.siblings, parent?.name),
        ...(isHidden
          ? { text: words.hides(parent.name) }
          : move && { action: { text: words.undo, run: () => undo({ ...request, move, undo: undefined }) } }),
      })
  })
}
