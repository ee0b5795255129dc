import { data, Form, Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Pagination, type PageLink } from '@stoa/ui/components/pagination'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal, isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import { fullWishlist } from '../wishlist/saved-products.server.ts'
import { wishlistRows } from '../wishlist/wishlist-rows.server.ts'
import type { Route } from './+types/wishlist-page'
import { AccountFrame } from './account-frame.tsx'
import { WishlistItems } from './wishlist-items.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  await cachedMember(client, url)
  const list = await wishlistRows(client, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1)
  return { ...list, isFull: url.searchParams.has('full') }
}

/** Removes an item, or adds it again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  await cachedMember(client, url)
  const form = await request.formData()
  const [item, name, intent] = [textOf(form, 'item'), textOf(form, 'name'), textOf(form, 'intent')]
  try {
    const request = { catalogReference: JSON.parse(item) as { catalogItemId: string; appId: string } }
    await (intent === 'remove' ? client.wishlists.removeItem(request) : client.wishlists.addItem(request))
  } catch (error) {
    if (isRefusedWith(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')) return redirect(fullWishlist)
    if (error instanceof SyntaxError || (isRefusal(error) && error.status === 400)) throw data(null, { status: 400 })
    throw error
  }
  return intent === 'remove' ? { removed: { item, name } } : { restored: name }
}

export default function WishlistPage({ loaderData: { rows, page, pages, isFull }, actionData }: Route.ComponentProps) {
  const { shared, storefront } = useTexts()
  const { wishlist: words } = storefront.account
  // The list is read again after the answer to the form.
  const shown = rows.filter(({ item }) => item !== actionData?.removed?.item)
  const to = (target: number, text: string): PageLink | undefined =>
    target < 1 || target > pages ? undefined : { href: `${paths.accountWishlist}?page=${target}`, text }
  return (
    <AccountFrame title={words.title}>
      {actionData && <Changed key={JSON.stringify(actionData)} change={actionData} />}
      {!actionData && isFull && <Notice tone="problem" title={words.full} focused />}
      {shown.length > 0 ? <WishlistItems rows={shown} /> : <EmptyWishlist />}
      <Pagination
        label={shared.pages}
        position={shared.pagePosition(page, pages)}
        previous={to(page - 1, shared.previousPage)}
        next={to(page + 1, shared.nextPage)}
      />
    </AccountFrame>
  )
}

function Changed({ change }: { change: NonNullable<Route.ComponentProps['actionData']> }) {
  const { wishlist: words } = useTexts().storefront.account
  if (!change.removed) return <Notice tone="good" title={words.restored(change.restored)} focused />
  const { item, name } = change.removed
  return (
    <Notice tone="good" title={words.removed(name)} focused>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="item" value={item} />
        <input type="hidden" name="name" value={name} />
        <button type="submit" className="link min-h-11">
          {words.undo}
        </button>
      </Form>
    </Notice>
  )
}

/** Shown before the first item. */
function EmptyWishlist() {
  const { wishlist: words } = useTexts().storefront.account
  return (
    <div className="card space-y-4 p-5 sm:p-7">
      <div>
        <p className="font-semibold">{words.none}</p>
        <p className="text-soft">{words.noneHelp}</p>
      </div>
      <p>
        <Link to={paths.everything} className="button button-primary">
          {words.browse}
        </Link>
      </p>
    </div>
  )
}
