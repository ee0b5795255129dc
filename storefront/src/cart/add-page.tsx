import { Form, Link, redirect, useNavigation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { sentBack } from '@stoa/ui/refused-form'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { putIntoCart } from '../products/add-to-cart.server.ts'
import { offeredOptions, settledChoices } from '../products/choices.ts'
import { fieldOfOption } from '../products/field-names.ts'
import { Picture } from '../products/picture.tsx'
import { PriceTag } from '../products/price-tag.tsx'
import { productCard } from '../products/product-card.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/add-page'
import { itemsIn } from './add-link.ts'
import { EmptyCart } from './empty-cart.tsx'

/** A link alone doesn't add to the cart, because another site could make a shopper's browser follow it. It shows what it would add, and a button adds it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const found = await itemsOf(client, url)
  return { items: found.map(({ product, quantity, chosen }) => ({ ...productCard(product), quantity, choices: Object.entries(chosen) })) }
}

/** The available products of the link, each with existing choices. */
async function itemsOf(client: Client, url: URL) {
  const found = await Promise.all(
    itemsIn(url.searchParams).map(async ({ slug, quantity, chosen }) => {
      const { products } = await client.catalogue.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } })
      const [product] = products
      return product && { product, quantity, chosen: settledChoices(offeredOptions(product, chosen)) }
    }),
  )
  return found.filter((thing) => thing !== undefined)
}

export async function action({ context, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  for (const { product, quantity, chosen } of await itemsOf(client, url)) {
    const form = new FormData()
    form.set('quantity', String(quantity))
    for (const [name, choice] of Object.entries(chosen)) form.set(fieldOfOption(name), choice)
    const problems = await putIntoCart(client, product, form)
    if (problems) return sentBack(problems, form)
  }
  return redirect(paths.cart)
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function AddPage({ loaderData: { items }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  const isAdding = useNavigation().formMethod === 'POST'
  return (
    <div className="shell max-w-2xl py-8 sm:py-12">
      <PageTitle text={words.addTitle} />
      <h1 className="text-heading">{words.addTitle}</h1>
      {actionData && (
        <div className="mt-4">
          <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />
        </div>
      )}
      <p className="mt-3 text-lead text-soft">{items.length > 0 ? words.addText : words.addNothing}</p>
      {items.length === 0 ? <EmptyCart /> : <Items items={items} />}
      {items.length > 0 && (
        <Form method="post" className="mt-6">
          <Button type="submit" pendingText={isAdding && words.checkingOut}>
            {words.add}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Items({ items }: Pick<Route.ComponentProps['loaderData'], 'items'>) {
  const { cart: words } = useTexts().storefront
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {items.map(({ id, slug, name, picture, price, quantity, choices }) => (
        <li key={`${id} ${choices.join()}`} className="flex gap-4 py-4">
          <div className="pane w-16 shrink-0 self-start">
            <Picture picture={picture && { ...picture, alt: '' }} sizes="4rem" className="w-full" />
          </div>
          <div>
            <p className="font-semibold">
              {words.addQuantity(quantity)} <Link to={paths.product(slug)}>{name}</Link>
            </p>
            {choices.map(([option, choice]) => (
              <p key={option} className="text-small text-soft">
                {option}: {choice}
              </p>
            ))}
            <PriceTag price={price} from={price.from} />
          </div>
        </li>
      ))}
    </ul>
  )
}
