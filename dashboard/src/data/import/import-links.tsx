import { Link } from 'react-router'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

/** Links from the list of collections to the imports and to importing a new collection. */
export function ImportLinks() {
  const { imports: words } = useTexts().dashboard
  const may = useMay()
  return (
    <>
      {may('IMPORTS.READ') && (
        <Link to={paths.imports} className="button button-quiet">
          {words.title}
        </Link>
      )}
      {may('IMPORTS.MODIFY') && may('WIX_DATA.MANAGE_COLLECTIONS') && (
        <Link to={paths.newImport} className="button button-quiet">
          {words.fromFile}
        </Link>
      )}
    </>
  )
}
