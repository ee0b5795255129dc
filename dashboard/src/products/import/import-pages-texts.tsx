import { Outlet } from 'react-router'
import { productFiles } from '../../texts/product-files.ts'
import { textsWith } from '../../texts/texts-with.ts'
import { WithTexts } from '../../texts/with-texts.tsx'
import { importsOfProducts } from './product-import-texts.ts'

const textsOf = textsWith({ ...productFiles, imports: importsOfProducts })

/** Loads the texts of the pages that import and export products. What imports of items and of products share says there what is true of products. */
export default function ImportPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
