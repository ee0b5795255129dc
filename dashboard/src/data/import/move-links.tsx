import { Download, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment, type Whose } from '../reach.ts'

interface MoveLinksProps {
  collectionId: string
  /** What the list shows, and in which order. */
  filter?: unknown
  sort?: readonly unknown[]
  whose?: Whose
}

/** The ways in and out of a collection: an export begins with what the list shows. */
export function MoveLinks({ collectionId, filter, sort = [], whose = 'LIVE' }: MoveLinksProps) {
  const { imports: words } = useTexts().dashboard
  const may = useMay()
  const shown = new URLSearchParams()
  if (filter) shown.set('filter', JSON.stringify(filter))
  if (sort.length > 0) shown.set('sort', JSON.stringify(sort))
  return (
    <>
      {may('IMPORTS.MODIFY') && (
        <Link to={inEnvironment(paths.dataImport(collectionId), whose)} className="button button-quiet">
          <Upload aria-hidden className="size-4" />
          {words.import}
        </Link>
      )}
      {may('EXPORTS.READ') && (
        <Link
          to={inEnvironment(`${paths.dataExport(collectionId)}${shown.size > 0 ? `?${shown}` : ''}`, whose)}
          className="button button-quiet"
        >
          <Download aria-hidden className="size-4" />
          {words.export}
        </Link>
      )}
    </>
  )
}
