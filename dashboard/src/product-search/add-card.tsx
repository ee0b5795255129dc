import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SynonymsAnswer } from './change-synonyms.server.ts'
import { SynonymsForm } from './synonyms-form.tsx'
import type { SynonymList } from './synonyms.ts'

interface AddCardProps {
  list: SynonymList
  /** Whether the list has no room for another entry. */
  isFull: boolean
  answer: SynonymsAnswer | undefined
}

/** The form of a new entry, or of one that comes back. */
export function AddCard({ list, isFull, answer }: AddCardProps) {
  const { productSearch: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const { latest, number } = useLatest(answer)
  const words = list === 'synonyms' ? texts.synonyms : texts.oneWay
  const { draft = { term: '', terms: '' }, base, problem } = latest ?? { draft: { term: '', terms: query.get('term') ?? '' } }
  return (
    <Card title={base ? texts.list.own : words.add} detail={words.intro}>
      {isFull && !base ? (
        <p className="text-soft">{texts.list.full}</p>
      ) : (
        <SynonymsForm key={`${number} ${query.get('term')}`} {...{ list, draft, base, problem }} />
      )}
    </Card>
  )
}

/** The latest answer, which stays when the page is loaded again, and its number: each answer begins the form again. */
function useLatest(answer: SynonymsAnswer | undefined) {
  const [state, setState] = useState({ latest: answer, number: 0 })
  if (!answer || answer === state.latest) return state
  const next = { latest: answer, number: state.number + 1 }
  setState(next)
  return next
}
