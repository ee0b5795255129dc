import { useTexts } from '../texts/texts.ts'

/** A link to the shop, where the first row of a list comes from. */
export const ToShop = () => (
  <a href="/" className="button button-quiet">
    {useTexts().dashboard.kit.toShop}
  </a>
)
