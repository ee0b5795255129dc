import { ExternalLink } from 'lucide-react'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Details } from './details.ts'
import type { NamedNode } from './tree/parent-select.tsx'
import { TreePath } from './tree/tree-path.tsx'

interface CollectionHeadProps {
  id: string
  details: Details
  isAllProducts: boolean
  above: readonly NamedNode[]
  /** How many collections are below it. */
  below: number
}

/** The title of a collection, where it is, and what can be done with it as a whole. */
export function CollectionHead({ id, details, isAllProducts, above, below }: CollectionHeadProps) {
  const { collections, collectionEditor: words, collectionTree } = useTexts().dashboard
  const mayDelete = useMay()('CATEGORIES.CATEGORY_DELETE')
  return (
    <PageHead
      title={details.name}
      back={{ to: paths.collections, text: collections.page.back }}
      status={<VisibilityBadge isVisible={details.isVisible} />}
      detail={above.length > 0 && <TreePath above={above} />}
      actions={
        <>
          {details.isVisible && (
            <a href={`/collections/${details.slug}`} className="button button-quiet">
              <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
              {collections.page.inShop}
            </a>
          )}
          <CodeButton call="collections.getCollectionSettings" request={{ id }} />
          {mayDelete && !isAllProducts && (
            <ConfirmForm
              trigger={words.delete}
              title={words.deleteTitle(details.name)}
              text={
                <>
                  {below > 0 && <p className="mb-2 font-medium text-ink">{collectionTree.deletesBelow(below)}</p>}
                  <p>{words.deleteText}</p>
                </>
              }
              confirm={words.deleteConfirm}
              isDanger
            >
              <input type="hidden" name="intent" value="delete" />
            </ConfirmForm>
          )}
        </>
      }
    />
  )
}
