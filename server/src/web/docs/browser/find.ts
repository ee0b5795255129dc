/** What the search finds. */
export interface Item {
  kind: 'Call' | 'Field' | 'Entity' | 'Error' | 'Guide'
  title: string
  href: string
  hint: string
  /** All that is searched, in lower case. */
  text: string
}

/** The index of the search as it is sent: each list holds what can't be derived from the others. */
export interface SearchIndex {
  calls: readonly (readonly [id: string, summary: string, paths: string])[]
  /** Fields by the page that lists them, and the part of it: `carts.getCurrentCart response`, or an entity. */
  fields: readonly (readonly [owner: string, part: string, tree: string])[]
  entities: readonly string[]
  errors: readonly (readonly [code: string, text: string])[]
  guides: readonly (readonly [title: string, address: string, hint: string])[]
}

export const resultsMax = 60

/** `carts.getCurrentCart` → its page */
const pageOf = (owner: string): string => `/docs/${owner.includes('.') ? owner.replace('.', '/') : `entities/${owner}`}`

const hints: Readonly<Record<string, string>> = { request: 'in the request of', response: 'in the response of', field: 'of' }

/** The anchor of a field: `lineItems[].id` → `request.lineItems.id` */
export const fieldAnchor = (part: string, path: string): string => `${part}.${path.replaceAll('[]', '')}`

/** Paths of fields as a tree, which is shorter: `a`, `a.b`, `a.c` and `d[].e` are `a(b c) ~d[](e)`; there is no field `d[]`. */
export function treeOf(paths: readonly string[]): string {
  const groups = Map.groupBy(paths, (path) => path.split('.', 1)[0]!)
  return [...groups]
    .map(([name, group]) => {
      const inner = group.filter((path) => path !== name).map((path) => path.slice(name.length + 1))
      return `${inner.length < group.length ? '' : '~'}${name}${inner.length === 0 ? '' : `(${treeOf(inner)})`}`
    })
    .join(' ')
}

export function pathsIn(tree: string): string[] {
  const paths: string[] = []
  const above: string[] = ['']
  let path = ''
  for (const word of tree.match(/[()]|[^\s()]+/g) ?? []) {
    if (word === '(') above.push(`${path}.`)
    else if (word === ')') above.pop()
    else {
      path = `${above.at(-1)}${word.replace('~', '')}`
      if (!word.startsWith('~')) paths.push(path)
    }
  }
  return paths
}

/** Addresses of a call, which is shorter: `/v1/carts/{id}` and `/ecom/v1/carts/{id}` are `/v1/carts/{id} /ecom~3`, with the last three segments of the first. */
export function shortened([first = '', ...others]: readonly string[]): string {
  const segments = first.split('/')
  return [
    first,
    ...others.map((path) => {
      const own = path.split('/')
      const shared = segments.toReversed().findIndex((segment, index) => segment === '' || segment !== own.at(-1 - index))
      return shared === 0 ? path : `${own.slice(0, -shared).join('/')}~${shared}`
    }),
  ].join(' ')
}

export function addressesIn(text: string): string[] {
  const [first = '', ...others] = text.split(' ')
  const segments = first.split('/')
  const whole = (start: string, shared: number) => [start, ...segments.slice(-shared)].join('/')
  return [first, ...others.map((path) => path.replace(/^(.*)~(\d+)$/, (_, start: string, shared: string) => whole(start, Number(shared))))]
}

/** `more` is searched besides the title and the hint. */
const itemOf = (item: Omit<Item, 'text'>, more = ''): Item => ({ ...item, text: `${item.title} ${item.hint} ${more}`.toLowerCase() })

export const itemsOf = ({ calls, fields, entities, errors, guides }: SearchIndex): Item[] => [
  ...calls.map(([id, hint, paths]) => itemOf({ kind: 'Call', title: id, href: pageOf(id), hint }, addressesIn(paths).join(' '))),
  ...entities.map((name) => itemOf({ kind: 'Entity', title: name, href: pageOf(name), hint: 'an entity' })),
  ...errors.map(([code, hint]) => itemOf({ kind: 'Error', title: code, href: `/docs/errors#${code}`, hint })),
  ...guides.map(([title, address, hint]) => itemOf({ kind: 'Guide', title, href: address, hint })),
  ...fields.flatMap(([owner, part, tree]) =>
    pathsIn(tree).map((path) =>
      itemOf({ kind: 'Field', title: path, href: `${pageOf(owner)}#${fieldAnchor(part, path)}`, hint: `${hints[part]} ${owner}` }),
    ),
  ),
]

const weights: Readonly<Record<Item['kind'], number>> = { Call: 4, Entity: 3, Guide: 3, Error: 2, Field: 0 }

/** Items that contain every word of the query, best match first: an exact name, then names that start with it, then names that contain it. */
export function find(items: readonly Item[], query: string): readonly Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  return items
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, resultsMax)
    .map(({ item }) => item)
}

function scoreOf({ kind, title }: Item, words: readonly string[]): number {
  const name = title.toLowerCase()
  const last = name.split('.').at(-1)!
  const exact = words.length === 1 && (name === words[0] || last === words[0]) ? 20 : 0
  const hits = words.map((word) => (last === word || name === word ? 12 : last.startsWith(word) ? 7 : name.includes(word) ? 4 : 0))
  return hits.reduce((sum: number, hit) => sum + hit, exact) + weights[kind] - title.length / 100
}
