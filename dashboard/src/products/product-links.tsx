import { Link, useSearchParams } from 'react-router'
import { mayImport } from '../imports/may-import.ts'
import { MoreMenu } from '../kit/more-menu.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { exportQuery } from './export/export-request.ts'
import { sheetFromProducts } from './sheet/sheet-links.ts'

/** Links from the list of products to what is beside it, and to its import and export: an export starts with the filters of the list. */
export function ProductLinks() {
  const { frame, deletedProducts, productLinks: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const may = useMay()
  return (
    <>
      <MoreMenu>
        <QuietLink to={paths.inventory} text={frame.pages.inventory} />
        <QuietLink to={paths.deletedProducts} text={deletedProducts.link} />
        {may('IMPORTS.READ') && <QuietLink to={paths.productImports} text={texts.imports} />}
      </MoreMenu>
      {mayImport(may, 'PRODUCTS') && <QuietLink to={paths.productImport} text={texts.import} />}
      <QuietLink to={sheetFromProducts(query)} text={texts.sheet} />
      <QuietLink to={`${paths.productExport}${exportQuery(query)}`} text={texts.export} />
    </>
  )
}

const QuietLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="button button-quiet">
    {text}
  </Link>
)
