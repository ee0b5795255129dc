import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'

export interface Explanation {
  algorithmId: string
  name: string
  description: string
  additionalInfo: string
  algorithmType: 'RELATED_ITEMS' | 'GLOBAL'
}

/** What each algorithm recommends, as the API describes it. */
export function Explanations({ algorithms }: { algorithms: readonly Explanation[] }) {
  const { recommendations: texts } = useTexts().dashboard
  return (
    <Card title={texts.explanations}>
      <ul className="divide-y divide-line">
        {algorithms.map(({ algorithmId, name, description, additionalInfo, algorithmType }) => (
          <li key={algorithmId} className="py-3 first:pt-0 last:pb-0">
            <h3 className="flex flex-wrap items-center gap-2 font-sans text-body font-medium">
              {name}
              <Badge tone="quiet">{texts.types[algorithmType]}</Badge>
            </h3>
            <p>{description}</p>
            <p className="text-small text-soft">{additionalInfo}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
