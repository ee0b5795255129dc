import { buyingTextsOf } from '@stoa/ui/texts/buying-texts'
import { WithWords } from '../frame/words.tsx'

/** Around every page from the checkout on. */
export default function BuyingWords() {
  return <WithWords textsOf={buyingTextsOf} />
}
