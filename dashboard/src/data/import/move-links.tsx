import { Download, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment, type Environment } from '../environment.ts'

interface MoveLinksProps {
  collectionId: string
  /** The filter and sort of the list. */
  filter?: unknown
  sort?: readonly unknown[]
  environment?: Environment
}

/** Links to the import and export of a collection: an export starts with the filter and sort of the list. */
export function MoveLinks({ collectionId, filter, sort = [], environment = 'LIVE' }: MoveLinksProps) {
  const { imports: words } = useTexts().dashboard
  const may = useMay()
  const shown = new URLSearchParams()
  if (filter) shown.set('filter', JSON.stringify(filter))
  if (sort.length > 0) shown.set('sort', JSON.stringify(sort))
  return (
    <>
      {may('IMPORTS.MODIFY') && (
        <Link to={inEnvironment(paths.dataImport(collectionId), environment)} className="button button-quiet">
          <Upload aria-hidden className="size-4" />
          {words.import}
        </Link>
      )}
      {may('EXPORTS.READ') && (
        <Link
          to={inEnvironment(`${paths.dataExport(collectionId)}${shown.size > 0 ? `?${shown}` : ''}`, environment)}
          className="button button-quiet"
        >
          <Download aria-hidden className="size-4" />
          {words.export}
        </Link>
      )}
    </>
  )
}
