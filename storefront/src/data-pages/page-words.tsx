import { dataPageTextsOf } from '@stoa/ui/texts/data-page-texts'
import { WithWords } from '../frame/words.tsx'

/** Around every page made of data. */
export default function PageWords() {
  return <WithWords textsOf={dataPageTextsOf} />
}
