import { TextsProvider } from '../frame/texts-provider.tsx'
import { dataPageTextsOf } from '../texts/data-page-texts.ts'

/** Around every page made of data. */
export default function PageTexts() {
  return <TextsProvider textsOf={dataPageTextsOf} />
}
