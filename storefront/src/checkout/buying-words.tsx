import { WithWords } from '../frame/words.tsx'
import { buyingTextsOf } from '../texts/buying-texts.ts'

/** Around every page from the checkout on. */
export default function BuyingWords() {
  return <WithWords textsOf={buyingTextsOf} />
}
