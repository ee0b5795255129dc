import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../../texts/texts.ts'
import type { BulkAnswer, BulkDone } from './bulk-products.server.ts'
import { BulkQuestionForm, type CollectionChoice } from './bulk-question.tsx'

/** The form that a bulk action needs first, or what became of it: per product where it failed, with the way back. */
export function BulkOutcome({ answer, collections }: { answer: BulkAnswer | undefined; collections: readonly CollectionChoice[] }) {
  const texts = useTexts()
  const { problems: own } = texts.dashboard.bulkProducts
  const { done, question, problems } = answer ?? {}
  return (
    <div className="mb-3 space-y-3 empty:hidden">
      {problems && <Notice tone="problem" title={own[problems.code] ?? problemSummary(texts, problems)} focused />}
      {question && <BulkQuestionForm key={JSON.stringify(question)} {...{ question, collections }} isFocused={!problems} />}
      {done && <Done key={JSON.stringify(done)} done={done} />}
    </div>
  )
}

/** What brings back what an action did, with its label. */
const reversals: Readonly<Partial<Record<BulkDone['verb'], readonly [intent: string, text: 'undo' | 'restore']>>> = {
  show: ['hide', 'undo'],
  hide: ['show', 'undo'],
  delete: ['restore', 'restore'],
}

function Done({ done: { verb, ids, failures } }: { done: BulkDone }) {
  const { bulkProducts: texts } = useTexts().dashboard
  const [intent, label] = reversals[verb] ?? []
  return (
    <Notice tone={failures.length > 0 ? 'problem' : 'good'} focused>
      {ids.length > 0 && (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <p className="font-medium">{texts.done[verb](ids.length)}</p>
          {intent && label && (
            <>
              {ids.map((id) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
              <Button type="submit" name="intent" value={intent} look="quiet">
                {texts[label]}
              </Button>
            </>
          )}
        </Form>
      )}
      {failures.length > 0 && (
        <>
          <p className="font-medium">{texts.failed(failures.length)}</p>
          <ul className="list-disc ps-5">
            {failures.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                {texts.failure(name, reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
