import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../../kit/address-of.ts'
import { answerAt } from '../../../kit/answer-at.ts'
import { paths } from '../../../paths.ts'
import { environmentName, environmentIn } from '../../environment.ts'
import type { Choices } from './choices.ts'
import type { ItemLabel } from './item-labels.server.ts'

const restMs = 120

interface Listed {
  choices: readonly ItemLabel[]
  next: number | undefined
}

/** The choices from a collection for the typed text, page by page; undefined until the first response. */
export function useChoices(collectionId: string, words: string) {
  const [address] = useSearchParams()
  const environment = environmentIn(address)
  const [listed, setListed] = useState<Listed>()
  const [hasFailed, setHasFailed] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const ask = useCallback(
    async (from: number): Promise<void> => {
      asking.current?.abort()
      const { signal } = (asking.current = new AbortController())
      const query = new URLSearchParams({ q: words, from: String(from), [environmentName]: environment })
      const answer = await answerAt<Choices>(`${addressOf(paths.itemChoices(collectionId))}?${query}`, signal)
      if (signal.aborted) return
      setHasFailed(!answer)
      if (!answer) return
      const { choices, next } = answer
      setListed((before) => ({ choices: from > 0 ? [...(before?.choices ?? []), ...choices] : choices, next }))
    },
    [collectionId, words, environment],
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
