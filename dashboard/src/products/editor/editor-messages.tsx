import { Link, useParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { paths } from '../../paths.ts'
import { ProblemNotice } from '../../settings/problem-notice.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { ProductField } from './draft/product-draft.ts'
import { problemsWithTexts } from './problem-texts.ts'
import type { ProductAnswer } from './save-product.server.ts'

export type SaveOutcome = 'saved' | 'made' | 'restored'

interface EditorMessagesProps {
  answer: ProductAnswer | undefined
  outcome: SaveOutcome | undefined
  isUnsaved: boolean
  shopHref: string | undefined
}

/** What became of the form: saved, refused, or changed by others in the meantime. */
export function EditorMessages({ answer, outcome, isUnsaved, shopHref }: EditorMessagesProps) {
  const texts = useTexts()
  const { productEditor, productPage } = texts.dashboard
  const { productId } = useParams()
  const problems = problemsWithTexts(texts, answer?.problems)
  return (
    <div className="mb-(--pad) space-y-3 empty:hidden">
      {problems && answer?.saved && productId === undefined && <Notice tone="plain" title={productEditor.partly} />}
      {problems && <ProblemNotice problems={problems} />}
      {answer?.changed && answer.saved && <ChangedNotice changed={answer.changed} productId={answer.saved.id} />}
      {!answer && outcome && !isUnsaved && (
        <Notice tone="good" title={productEditor[outcome]} focused>
          {shopHref && (
            <a href={shopHref} className="link">
              {productPage.inShop}
            </a>
          )}
        </Notice>
      )}
    </div>
  )
}

function ChangedNotice({ changed: { theirs, both }, productId }: { changed: NonNullable<ProductAnswer['changed']>; productId: string }) {
  const { changedMeanwhile: texts, fields } = useTexts().dashboard.productEditor
  const namesOf = (names: readonly ProductField[]): string => names.map((name) => fields[name]).join(', ')
  return (
    <Notice tone="problem" title={texts.title} focused>
      <p>{texts.text}</p>
      <p>{texts.theirs(namesOf(theirs))}</p>
      {both.length > 0 && <p className="font-medium">{texts.both(namesOf(both))}</p>}
      <Link to={paths.productHistory(productId)} className="link">
        {texts.history}
      </Link>
    </Notice>
  )
}
