import { TextsProvider } from '../frame/texts-provider.tsx'
import { dataPageTextsOf } from '../texts/data-page-texts.ts'

/** Provides the texts of pages made of data. */
export default function PageTexts() {
  return <TextsProvider textsOf={dataPageTextsOf} />
}
