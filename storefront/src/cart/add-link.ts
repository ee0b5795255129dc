/** A product in an add-to-cart link. */
export interface LinkedItem {
  slug: string
  quantity: number
  /** The selected choices, by option name. */
  chosen: Readonly<Record<string, string>>
}

const itemsMax = 20
const quantityMax = 999

/** Parses `/cart/add?item=elbow-cushion,2,Stripe:Coral&item=tile-towel`: slug, quantity and choices. Invalid parts are left out. */
export const itemsIn = (query: URLSearchParams): LinkedItem[] =>
  query
    .getAll('item')
    .slice(0, itemsMax)
    .flatMap((text) => itemOf(text) ?? [])

function itemOf(text: string): LinkedItem | undefined {
  const [slug = '', amount = '1', ...choices] = text.split(',').map((part) => part.trim())
  const quantity = Number(amount)
  if (!/^[\p{L}\p{N}_-]{1,100}$/u.test(slug) || !Number.isInteger(quantity) || quantity < 1 || quantity > quantityMax) return undefined
  const chosen = choices.flatMap((choice) => {
    const [, name, value] = /^([^:]+):(.+)$/.exec(choice) ?? []
    return name && value ? [[name, value] as const] : []
  })
  return { slug, quantity, chosen: Object.fromEntries(chosen) }
}
