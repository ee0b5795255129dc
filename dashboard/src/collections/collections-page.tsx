import { Layers } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { withParams } from '../kit/list-state.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { matchesSearch } from '../kit/list/matches-search.ts'
import { useList } from '../kit/list/use-list.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { BulkCollections, bulkFormId } from './bulk-collections.tsx'
import { changeCollections } from './change-collections.server.ts'
import { collectionList } from './collection-list.ts'
import { FeaturedCard } from './featured-card.tsx'
import { ListOutcome } from './list-outcome.tsx'
import { CollectionTreeTable } from './tree/collection-tree-table.tsx'
import { matching, withoutCollapsed, type Row } from './tree/collection-tree.ts'
import { ExpandAll } from './tree/expand-all.tsx'
import { loadTree, treeRequest, type TreeCollection } from './tree/load-tree.server.ts'
import { MoveForm } from './tree/move-form.tsx'
import { TreeStyles } from './tree/tree-styles.tsx'
import { useCollapsed } from './tree/use-collapsed.ts'
import { useTreeMover, type TreeMover } from './tree/use-tree-mover.ts'

/** How many lines are displayed at most: as many as a shop usually can have. */
const linesMax = 1000

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [nodes, featured] = await Promise.all([loadTree(client), client.collections.listFeaturedCollections({})])
  return {
    nodes,
    featured: featured.collections.map(({ id, name }) => ({ id, name: name ?? '' })),
    request: treeRequest,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeCollections(context.get(apiContext).client, await request.formData())
}

export default function CollectionsPage({ loaderData: { nodes, featured, request }, actionData }: Route.ComponentProps) {
  const { collections: texts, collectionEditor: words, collectionTree } = useTexts().dashboard
  const may = useMay()
  const mayChange = may('WIX_STORES.MODIFY_PRODUCTS')
  const mover = useTreeMover(nodes)
  const { collapsed, toggle, store } = useCollapsed()
  const { rows, matches, search } = useMatches(mover.rows)
  const lines = useMemo(() => (matches ? rows : withoutCollapsed(rows, collapsed)), [rows, matches, collapsed])
  const canMove = may('CATEGORIES.CATEGORY_MOVE')
  const canSelect = may('CATEGORIES.CATEGORY_DELETE')
  const make = mayChange && may('CATEGORIES.CATEGORY_CREATE') && <MakeLink to={paths.newCollection} text={words.new} />
  return (
    <>
      <TreeStyles />
      <ListPage
        list={collectionList}
        columns={[]}
        data={{ rows, request }}
        call="categories.queryCategories"
        actions={make}
        above={
          <>
            <FeaturedCard collections={featured} mayChange={mayChange} />
            {canMove && <MoveCard mover={mover} />}
          </>
        }
        notice={<ListOutcome changed={actionData} rows={mover.rows} />}
        toolbarEnd={!matches && <ExpandAll rows={rows} collapsed={collapsed} store={store} />}
        empty={{ icon: Layers, action: make }}
        body={
          <>
            <CollectionTreeTable lines={lines.slice(0, linesMax)} {...{ mover, matches, search, collapsed, toggle, canSelect, canMove }} />
            {lines.length > linesMax && <p className="mt-3 text-soft">{collectionTree.cut(linesMax)}</p>}
          </>
        }
        selection={canSelect ? { form: bulkFormId, nameOf: ({ name }) => name } : undefined}
        bulk={canSelect && <BulkCollections />}
        position={texts.count(matches?.size ?? nodes.length)}
      />
    </>
  )
}

/** The lines that a search and the filter leave, with those above them. Without them: all lines, and no matches. */
function useMatches(rows: readonly Row<TreeCollection>[]) {
  const { search, values, isNarrowed } = useList(collectionList).listing
  const { visibility } = values as { visibility?: string }
  return useMemo(() => {
    if (!isNarrowed) return { rows, matches: undefined, search }
    const isMatch = ({ name, slug, isVisible }: TreeCollection): boolean =>
      matchesSearch(`${name} ${slug}`, search) && (!visibility || isVisible === (visibility === 'shown'))
    return { ...matching(rows, isMatch), search }
  }, [rows, search, visibility, isNarrowed])
}

/** The moves of the collection in `?move=`, on the page itself. */
function MoveCard({ mover }: { mover: TreeMover }) {
  const { collectionTree: words, kit } = useTexts().dashboard
  const [query] = useSearchParams()
  const row = mover.rows.find(({ id }) => id === query.get('move'))
  if (!row) return null
  const close = (
    <Link to={withParams(query, { move: null })} className="link">
      {kit.close}
    </Link>
  )
  return (
    <Card title={words.moveTitle(row.name)} actions={close} className="mb-4 max-w-3xl">
      <MoveForm rows={mover.rows} id={row.id} onMove={(move) => mover.move(row.id, move)} />
    </Card>
  )
}
