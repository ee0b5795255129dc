import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerAt } from '../../../kit/answer-at.ts'
import { paths } from '../../../paths.ts'
import { addressOf } from '../../grid/asking.ts'
import { environmentName, whoseIn } from '../../reach.ts'
import type { Choices } from './choices.ts'
import type { Face } from './faces.server.ts'

const restMs = 120

interface Listed {
  choices: readonly Face[]
  next: number | undefined
}

/** What of a collection can be chosen, as it is typed, page behind page; undefined until the first answer. */
export function useChoices(collectionId: string, words: string) {
  const [address] = useSearchParams()
  const whose = whoseIn(address)
  const [listed, setListed] = useState<Listed>()
  const [hasFailed, setHasFailed] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const ask = useCallback(
    async (from: number): Promise<void> => {
      asking.current?.abort()
      const { signal } = (asking.current = new AbortController())
      const query = new URLSearchParams({ q: words, from: String(from), [environmentName]: whose })
      const answer = await answerAt<Choices>(`${addressOf(paths.itemChoices(collectionId))}?${query}`, signal)
      if (signal.aborted) return
      setHasFailed(!answer)
      if (!answer) return
      const { choices, next } = answer
      setListed((before) => ({ choices: from > 0 ? [...(before?.choices ?? []), ...choices] : choices, next }))
    },
    [collectionId, words, whose],
  )
  useEffect(() => {
    const timer = setTimeout(() => void ask(0), restMs)
    return () => {
      clearTimeout(timer)
      asking.current?.abort()
    }
  }, [ask])
  const next = listed?.next
  return { choices: listed?.choices, hasMore: next !== undefined, more: () => (next === undefined ? undefined : void ask(next)), hasFailed }
}
