import { Link, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { orNotFound } from '../kit/or-not-found.server.ts'
import { useMay } from '../kit/use-may.ts'
import { choiceOf } from '../media-picker/media-choice.ts'
import { filesById } from '../media/by-id.server.ts'
import { Copied } from '../products/product-facts.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'
import { changeCollection, type Change } from './change-collection.server.ts'
import { CollectionHead } from './collection-head.tsx'
import { DetailsForm } from './details-form.tsx'
import { MembersCard } from './members-card.tsx'
import { searchProducts, isAllProducts, membersOf } from './members.server.ts'
import { previewOf } from './preview.server.ts'
import { problemTitle } from './problem-title.ts'
import { detailsOf, getRichCategory } from './read-details.server.ts'
import { draftOf, newRules } from './rule-draft.ts'
import { RulesCard } from './rules-card.tsx'
import { aboveOf, belowOf, rowsOf } from './tree/collection-tree.ts'
import { loadTree } from './tree/load-tree.server.ts'
import { MovedNotice } from './tree/moved-notice.tsx'
import type { NamedNode } from './tree/parent-select.tsx'
import { PositionCard } from './tree/position-card.tsx'
import { TreeStyles } from './tree/tree-styles.tsx'

export async function loader({ context, params: { collectionId: id }, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [{ collection }, { settings }] = await orNotFound(
    Promise.all([client.collections.getCollection({ id }), client.collections.getCollectionSettings({ id })]),
    'COLLECTION_NOT_FOUND',
  )
  const [mediaId = ''] = settings.mediaIds
  const rules = settings.rules ? draftOf(settings.rules) : undefined
  const [nodes, { category }, members, found, files, preview] = await Promise.all([
    loadTree(client),
    getRichCategory(client, id),
    rules ? undefined : membersOf(client, id, url.searchParams),
    rules ? undefined : searchProducts(client, id, url.searchParams),
    mediaId === '' ? [] : filesById(client, [mediaId]),
    rules && previewOf(client, rules),
  ])
  return {
    id,
    isAllProducts: isAllProducts(id),
    site: baseUrl,
    details: detailsOf({ collection, settings, category }),
    picture: files[0] && choiceOf(files[0]),
    rules,
    members,
    found,
    preview,
    nodes: nodes.map(({ id: nodeId, parentId, isVisible, name: nodeName }) => ({ id: nodeId, parentId, isVisible, name: nodeName })),
    subcollections: nodes.filter(({ parentId }) => parentId === id),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeCollection(context.get(apiContext).client, params.collectionId, await request.formData())
}

export default function CollectionPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const { id, details, picture, rules, isAllProducts: isAll, site, nodes, subcollections } = loaderData
  const change: Change | undefined = sent && !(sent instanceof Response) ? sent : undefined
  const mayChange = useMay()('WIX_STORES.MODIFY_PRODUCTS')
  const isOfRules = change?.rules !== undefined
  const { above, below } = aroundOf(nodes, id)
  const parent = above.at(-1)
  return (
    <>
      <TreeStyles />
      <CollectionHead {...{ id, details, above }} isAllProducts={isAll} below={below.length} />
      <Outcome change={change} nodes={nodes} />
      <div className="grid items-start gap-(--pad) xl:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-(--pad)">
          <Products loaderData={loaderData} change={change} mayChange={mayChange} />
        </div>
        <div className="min-w-0 space-y-(--pad)">
          <PositionCard {...{ id, nodes, subcollections }} name={details.name} />
          <DetailsForm
            key={JSON.stringify([details, change?.details, change?.problems])}
            details={change?.details ?? details}
            loaded={change?.loaded ?? details}
            both={change?.both}
            picture={picture}
            problems={isOfRules ? undefined : change?.problems}
            isAllProducts={isAll}
            hasRules={rules !== undefined}
            visibility={{
              hiddenAbove: parent?.isVisible === false ? parent.name : undefined,
              below: below.length,
              visibleBelow: below.filter(({ isVisible }) => isVisible).length,
            }}
            mayChange={mayChange}
            site={site}
          />
          <Ids id={id} slug={details.slug} />
        </div>
      </div>
    </>
  )
}

/** The collections above one, and those below it. */
function aroundOf(nodes: readonly NamedNode[], id: string) {
  return { above: aboveOf(nodes, id), below: belowOf(rowsOf(nodes), id) }
}

/** What became of the last change. Problems of the details are shown at their form. */
function Outcome({ change, nodes }: { change: Change | undefined; nodes: readonly NamedNode[] }) {
  const texts = useTexts()
  const { collectionEditor: words } = texts.dashboard
  const [query] = useSearchParams()
  const { done, moved, problems, details, rules } = change ?? {}
  return (
    <div className="mb-(--pad) empty:hidden">
      {done && <Notice tone="good" title={done === 'saved' ? words.saved : words.rules.saved} focused />}
      {moved && <MovedNotice moved={moved} nodes={nodes} />}
      {!change && query.get('done') === 'made' && <Notice tone="good" title={words.created} focused />}
      {problems && !details && (
        <Notice
          tone="problem"
          title={
            problems.code === 'MANUAL_ORDER_WITH_RULES'
              ? words.rules.manualFirst
              : rules && Object.keys(problems.fields).length > 0
                ? words.rules.incomplete
                : problemTitle(texts, problems)
          }
          focused
        />
      )}
    </div>
  )
}

interface ProductsProps extends Pick<Route.ComponentProps, 'loaderData'> {
  change: Change | undefined
  mayChange: boolean
}

function Products({ loaderData, change, mayChange }: ProductsProps) {
  const { details, rules, members, found, preview, isAllProducts: isAll } = loaderData
  const { collectionEditor: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const draft = change?.rules ?? rules ?? (query.has('rules') ? newRules : undefined)
  if (isAll)
    return (
      <>
        <Notice>{words.allProducts}</Notice>
        {members && <MembersCard {...members} found={undefined} isManual={false} mayChange={false} />}
      </>
    )
  return (
    <>
      {draft && (
        <RulesCard
          key={JSON.stringify([rules, change?.rules])}
          draft={draft}
          isSaved={rules !== undefined}
          mayChange={mayChange}
          preview={preview}
        />
      )}
      {members && (
        <MembersCard
          {...members}
          found={found}
          plainRemoval={change?.said}
          isManual={details.sort === 'MANUAL'}
          mayChange={mayChange && !draft}
        />
      )}
      {mayChange && !draft && <UseRules />}
    </>
  )
}

function UseRules() {
  const { rules } = useTexts().dashboard.collectionEditor
  return (
    <Card title={rules.title} detail={rules.useText}>
      <Link to="?rules" preventScrollReset className="button button-quiet">
        {rules.use}
      </Link>
    </Card>
  )
}

function Ids({ id, slug }: { id: string; slug: string }) {
  const { page } = useTexts().dashboard.collections
  return (
    <Card title={page.ids}>
      <Facts
        facts={[
          { name: page.id, value: <Copied text={id} what={page.id} /> },
          { name: page.slug, value: <Copied text={slug} what={page.slug} /> },
        ]}
      />
    </Card>
  )
}
