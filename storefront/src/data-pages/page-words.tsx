import { dataPageTextsOf } from '../texts/data-page-texts.ts'
import { WithWords } from '../frame/words.tsx'

/** Around every page made of data. */
export default function PageWords() {
  return <WithWords textsOf={dataPageTextsOf} />
}
