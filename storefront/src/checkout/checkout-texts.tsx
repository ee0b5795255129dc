import { TextsProvider } from '../frame/texts-provider.tsx'
import { buyingTextsOf } from '../texts/buying-texts.ts'

/** Around every page from the checkout on. */
export default function CheckoutTexts() {
  return <TextsProvider textsOf={buyingTextsOf} />
}
