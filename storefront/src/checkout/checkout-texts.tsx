import { TextsProvider } from '../frame/texts-provider.tsx'
import { buyingTextsOf } from '../texts/buying-texts.ts'

/** Provides the texts of all pages from the checkout on. */
export default function CheckoutTexts() {
  return <TextsProvider textsOf={buyingTextsOf} />
}
