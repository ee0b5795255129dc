import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** Why the location is still there, and what to do with its stock. */
export function NotDeleted({ id, problems }: { id: string; problems: FormProblems }) {
  const texts = useTexts()
  const { locations: words } = texts.dashboard
  if (problems.code !== 'LOCATION_HAS_ITEMS') return <Notice tone="problem" title={problemSummary(texts, problems)} focused />
  return (
    <Notice tone="problem" title={words.hasItems(Number(problems.data.items))} focused>
      <p>{words.hasItemsHint}</p>
      <StockActions id={id} />
    </Notice>
  )
}

function StockActions({ id }: { id: string }) {
  const { locations: words } = useTexts().dashboard
  const may = useMay()
  const isDeleting = useNavigation().formData?.get('intent') === 'delete-with-stock'
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {may('STOCK.READ') && (
        <Link to={`${paths.inventory}?${new URLSearchParams({ location: id })}`} className="button button-quiet">
          {words.inventory}
        </Link>
      )}
      {may('WIX_STORES.INVENTORY_DELETE') && (
        <Form method="post">
          <input type="hidden" name="intent" value="delete-with-stock" />
          <Button type="submit" className="button-danger" pendingText={isDeleting && words.removing}>
            {words.removeWithStock}
          </Button>
        </Form>
      )}
    </div>
  )
}
