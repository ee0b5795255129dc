import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { LineView } from './line-view.ts'

/** Purchased items, read-only. */
export function LineList({ lines }: { lines: readonly LineView[] }) {
  const { line: words } = useTexts().storefront
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-4">
          <Picture picture={line.picture} sizes="4rem" className="w-16 shrink-0 self-start rounded-control" />
          <div className="min-w-0 grow">
            <p className="font-medium">{line.name}</p>
            <LineChoices choices={line.choices} />
            <p className="text-small text-soft tabular-nums">{words.quantityTimes(line.quantity, line.price)}</p>
          </div>
          <p className="shrink-0 tabular-nums">{line.total}</p>
        </li>
      ))}
    </ul>
  )
}

export function LineChoices({ choices }: Pick<LineView, 'choices'>) {
  return choices.map(({ name, value }) => (
    <p key={name} className="text-small text-soft">
      {name}: {value}
    </p>
  ))
}
