import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { FieldValue } from './field-value.tsx'
import type { ListedItem } from './find-items.server.ts'

/** Names that unfold their content, for questions and answers. An item without content is a link to its page. */
export function ItemQuestions({ items }: { items: readonly ListedItem[] }) {
  return (
    <ul className="-mt-8 max-w-3xl divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Question item={item} />
        </li>
      ))}
    </ul>
  )
}

function Question({ item: { path, name, answer = [] } }: { item: ListedItem }) {
  const { dataPages: texts } = useTexts().storefront
  const heading = (
    <h2 className="min-w-0 text-title wrap-anywhere">
      <bdi>{name}</bdi>
    </h2>
  )
  if (answer.length === 0)
    return (
      <Link to={path} className="block py-4 hover:underline">
        {heading}
      </Link>
    )
  return (
    <details className="fold">
      <summary className="py-4">{heading}</summary>
      <div className="max-w-prose space-y-4 pb-6">
        {answer.map(({ key, view }) => (
          <FieldValue key={key} view={view} />
        ))}
        <p>
          <Link to={path} className="link text-small">
            {texts.answerPage}
            <span className="sr-only">
              : <bdi>{name}</bdi>
            </span>
          </Link>
        </p>
      </div>
    </details>
  )
}
