import { Link, useSearchParams } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { paths } from '../../paths.ts'
import { inEnvironment, whoseIn } from '../reach.ts'
import type { References } from './references.server.ts'

/** Where an item leads, and what leads to it. */
export function ReferencesCard({ references: { out, into } }: { references: References }) {
  const { item: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (out.length === 0 && into.length === 0) return null
  return (
    <Card title={words.references}>
      <Facts
        facts={[...out, ...into].map(({ label, links, isMore }) => ({
          name: label,
          value: links.length > 0 && (
            <ul>
              {links.map(({ collectionId, id, name }) => (
                <li key={`${collectionId} ${id}`}>
                  <Link to={inEnvironment(paths.dataItem(collectionId, id), whoseIn(query))} className="link">
                    {name}
                  </Link>
                </li>
              ))}
              {isMore && <li className="text-soft">{words.andMore}</li>}
            </ul>
          ),
        }))}
      />
    </Card>
  )
}
