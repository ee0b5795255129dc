import { Link } from 'react-router'
import { Card } from '../../../kit/card.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { ItemLabelView } from './item-label-view.tsx'
import { LinkPages } from './link-pages.tsx'
import type { Links } from './references.server.ts'
import { useItemPath } from './use-item-path.ts'

/** Items of any collection that refer to this one, by field. */
export function IntoCard({ into }: { into: readonly Links[] }) {
  const { itemReferences: words } = useTexts().dashboard
  const itemPath = useItemPath()
  return (
    <Card title={words.into}>
      {into.length === 0 && <p className="text-soft">{words.noneRefer}</p>}
      <div className="space-y-4">
        {into.map((links) => (
          <section key={links.key} aria-label={words.intoBy(links.collectionName, links.label)}>
            <h3 className="mb-1 text-small text-soft">{words.intoBy(links.collectionName, links.label)}</h3>
            <ul className="mb-1 space-y-1">
              {links.links.map((link) => (
                <li key={link.id}>
                  <Link to={itemPath(links.collectionId, link.id)} className="link inline-flex max-w-full">
                    <ItemLabelView face={link} />
                  </Link>
                </li>
              ))}
            </ul>
            <LinkPages links={links} direction="in" />
          </section>
        ))}
      </div>
    </Card>
  )
}
