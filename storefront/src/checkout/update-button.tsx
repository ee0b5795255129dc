import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'

/** Saves the form and shows its totals. It comes before the button that places the order, so that Enter in a field doesn't order. */
export function UpdateButton() {
  const { update } = useTexts().storefront.checkout.delivery
  return (
    <Button type="submit" name="update" value="yes" look="quiet" formNoValidate className="no-scripts-only w-full">
      {update}
    </Button>
  )
}
