import { Form } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { SynonymsAnswer } from './change-synonyms.server.ts'
import { draftOf, type Synonyms } from './synonyms.ts'

/** What became of a form of the list. */
export function SynonymsOutcome({ answer }: { answer: SynonymsAnswer | undefined }) {
  const texts = useTexts()
  const { list: words } = texts.dashboard.productSearch
  if (!answer) return null
  const { done, deleted, draft, base, problems, isChanged } = answer
  if (problems) return <Notice tone="problem" title={problemSummary(texts, problems)} focused />
  if (isChanged)
    return (
      <Notice tone="problem" title={words.conflict.title} focused>
        {draft ? <Theirs base={base} /> : <p>{words.conflict.notDeleted}</p>}
      </Notice>
    )
  if (!done) return null
  return (
    <Notice key={JSON.stringify(answer)} tone="good" title={words.done[done]} focused>
      {deleted && <Undo deleted={deleted} />}
    </Notice>
  )
}

/** The entry as another owner has saved it. */
function Theirs({ base }: Pick<SynonymsAnswer, 'base'>) {
  const { productSearch } = useTexts().dashboard
  const { conflict } = productSearch.list
  if (!base) return <p>{conflict.deleted}</p>
  const { term, terms } = draftOf(base)
  return (
    <>
      <p>{conflict.saved}</p>
      <p className="font-medium wrap-anywhere">{term ? `${term} ${productSearch.oneWay.finds} ${terms}` : terms}</p>
    </>
  )
}

function Undo({ deleted }: { deleted: Synonyms }) {
  const { list: words } = useTexts().dashboard.productSearch
  const { term, terms } = draftOf(deleted)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="base" value="" />
      <input type="hidden" name="term" value={term} />
      <input type="hidden" name="terms" value={terms} />
      <button name="intent" value="save" className="link">
        {words.undo}
      </button>
    </Form>
  )
}
