import { buyingTextsOf } from '../texts/buying-texts.ts'
import { WithWords } from '../frame/words.tsx'

/** Around every page from the checkout on. */
export default function BuyingWords() {
  return <WithWords textsOf={buyingTextsOf} />
}
