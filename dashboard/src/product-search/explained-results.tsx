import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useFocusOnMoved } from '../products/ordered/use-mover.ts'
import { useTexts } from '../texts/texts.ts'
import type { PinsAnswer } from './change-pins.server.ts'
import { ExplainedProduct } from './explained-product.tsx'
import type { ExplainedResult } from './explained.server.ts'

interface ExplainedResultsProps {
  result: ExplainedResult
  answer: PinsAnswer | undefined
}

/** What shoppers find, in order, and why. */
export function ExplainedResults({ result, answer }: ExplainedResultsProps) {
  const { test: texts, pins } = useTexts().dashboard.productSearch
  const { text, products, total, correctedText, hasPins } = result
  if (products.length === 0) return <None text={text} />
  const all = total === undefined ? texts.manyProducts : texts.total(total)
  const { said, pinned } = answer ?? {}
  const done = pinned ? texts.pinned(pinned) : said?.isRemoved ? pins.order.removed(said.name) : undefined
  return (
    <>
      {done && <Notice key={done} tone="good" title={done} focused />}
      {correctedText && <Notice title={texts.corrected(text, correctedText)} />}
      <Synonyms synonyms={result.synonyms} />
      <Card
        title={texts.results(correctedText ?? text)}
        detail={total === products.length ? all : texts.first(products.length, all)}
        actions={
          <a href={`/search?${new URLSearchParams({ q: text })}`} className="link text-small">
            {texts.inShop}
          </a>
        }
        flush
      >
        <Products result={result} />
        {hasPins && (
          <p className="border-t border-line px-(--pad) py-3">
            <Link to={paths.pinsOf(correctedText ?? text)} className="link">
              {texts.editPins(correctedText ?? text)}
            </Link>
          </p>
        )}
      </Card>
      <output className="sr-only">{said && !said.isRemoved && pins.order.moved(said.name)}</output>
    </>
  )
}

function Products({ result: { products, correctedText, text } }: Pick<ExplainedResultsProps, 'result'>) {
  const { list: label } = useTexts().dashboard.productSearch.test
  const mayChange = useMay()('SEARCH.MANAGE')
  const list = useRef<HTMLOListElement>(null)
  const press = useFocusOnMoved(list, products)
  const pinned = products.filter(({ reasons }) => reasons.includes('PINNED'))
  return (
    <ol ref={list} aria-label={label} className="divide-y divide-line border-t border-line">
      {products.map((product, at) => (
        <ExplainedProduct
          key={product.id}
          {...{ product, mayChange, press }}
          text={correctedText ?? text}
          neighbours={at < pinned.length ? { before: pinned[at - 1]?.id, after: pinned[at + 1]?.id } : undefined}
        />
      ))}
    </ol>
  )
}

const pathOf = { synonyms: paths.synonyms, 'one-way-synonyms': paths.oneWaySynonyms }

function Synonyms({ synonyms }: Pick<ExplainedResult, 'synonyms'>) {
  const { test: texts } = useTexts().dashboard.productSearch
  if (synonyms.length === 0) return null
  return (
    <Card title={texts.synonyms}>
      <ul>
        {synonyms.map(({ term, synonyms: others, list }) => (
          <li key={term} className="wrap-anywhere">
            {texts.expanded(term, others.join(', '))}{' '}
            <Link to={`${pathOf[list]}?${new URLSearchParams({ q: term })}`} aria-label={texts.editOf(term)} className="link text-small">
              {texts.edit}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Nothing is found: the next step adds words that products have, or products. */
function None({ text }: { text: string }) {
  const { test: texts } = useTexts().dashboard.productSearch
  const mayChange = useMay()('SEARCH.MANAGE')
  return (
    <EmptyState
      icon={SearchX}
      title={texts.none(text)}
      text={mayChange ? texts.noneHint : ''}
      action={
        mayChange && (
          <>
            <Link to={`${paths.synonyms}?${new URLSearchParams({ term: text })}`} className="button button-primary">
              {texts.addSynonym}
            </Link>
            <Link to={paths.pinsOf(text)} className="button button-quiet">
              {texts.pinProduct}
            </Link>
          </>
        )
      }
    />
  )
}
