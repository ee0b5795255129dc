import { WithWords } from '../frame/words.tsx'
import { dataPageTextsOf } from '../texts/data-page-texts.ts'

/** Around every page made of data. */
export default function PageWords() {
  return <WithWords textsOf={dataPageTextsOf} />
}
