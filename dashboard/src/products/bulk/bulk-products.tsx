import { Button } from '@stoa/ui/components/button'
import { BulkForm } from '../../kit/bulk-form.tsx'
import { useTexts } from '../../texts/texts.ts'

export const bulkFormId = 'products-bulk'

/** Actions for the selected products. */
export function BulkProducts() {
  const { bulkProducts: texts } = useTexts().dashboard
  const actions = ['edit', 'sheet', 'show', 'hide', 'collection', 'duplicate', 'delete'] as const
  return (
    <BulkForm id={bulkFormId}>
      <input type="hidden" name="prefix" value={texts.copyOf} />
      {actions.map((action) => (
        <Button key={action} type="submit" name="intent" value={action} look={action === 'edit' ? 'primary' : 'quiet'}>
          {texts[action]}
        </Button>
      ))}
    </BulkForm>
  )
}
