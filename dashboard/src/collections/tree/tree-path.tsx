import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

/** The collections above one, from the top. */
export function TreePath({ above }: { above: readonly { id: string; name: string }[] }) {
  const { collectionTree: words } = useTexts().dashboard
  if (above.length === 0) return null
  return (
    <nav aria-label={words.path}>
      <ol className="tree-path">
        {above.map(({ id, name }, index) => (
          <li key={id} className="tree-path">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 rtl:-scale-x-100" />}
            <Link to={paths.collection(id)} className="link wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
