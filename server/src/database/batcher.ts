export interface BatchLimits {
  /** Batches of a group that are written at the same time. */
  underWayMax: number
  /** Items of a failed batch that are written at the same time: they don't take all connections. */
  aloneMax: number
  /** Of a batch. An item that is larger has a batch of its own. */
  itemsMax: number
  sizeMax: number
  /** Of the items of a group that wait. */
  waitingMax: number
  waitingSizeMax: number
  waitMsMax: number
}

/** How items that wait at the same time are written together. */
export interface Batching<Item, Result> {
  /** Items of different groups are never in one batch, and don't wait for each other. */
  groupOf(item: Item): unknown
  sizeOf(item: Item): number
  /** Writes a batch, all or nothing. Its results are in the order of the items. */
  write(items: readonly Item[]): Promise<readonly Result[]>
  /** Whether one item may be the only cause of a failure. Nothing was written then. */
  isOfOneItem(error: unknown): boolean
  /** The items that are known to cause such a failure. They fail with it, and the others are written together again. */
  causesOf?(error: unknown, items: readonly Item[]): Promise<ReadonlySet<Item>>
  /** The error of an item that can't wait, or not any longer. */
  overloaded(): Error
  limits: BatchLimits
  now?: () => number
  /** Runs a step once the requests that have already arrived are handled. */
  soon?: (step: () => void) => void
}

interface Entry<Item, Result> {
  item: Item
  size: number
  since: number
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Group<Item, Result> {
  underWay: number
  waiting: Entry<Item, Result>[]
  waitingSize: number
}

const milliseconds = () => performance.now()

/** Collects items while earlier ones are written, and writes those together. An item that comes while nothing is under way is written at once. Each item gets
 *  its own result: if a batch fails, and it isn't known which of its items cause it, each is written alone. */
export function createBatcher<Item, Result>({ limits, now = milliseconds, soon = setImmediate, ...batching }: Batching<Item, Result>) {
  const groups = new Map<unknown, Group<Item, Result>>()

  function begin(key: unknown, group: Group<Item, Result>): void {
    while (group.waiting.length > 0 && group.waiting[0]!.since < now() - limits.waitMsMax) take(group, 1)[0]!.reject(batching.overloaded())
    while (group.underWay < limits.underWayMax && group.waiting.length > 0) {
      group.underWay++
      void writeBatch({ ...batching, aloneMax: limits.aloneMax }, take(group, countOfNext(group, limits))).finally(() => {
        group.underWay--
        begin(key, group)
      })
    }
    if (group.underWay === 0 && groups.get(key) === group) groups.delete(key)
  }

  /** Resolves to the result of one item. */
  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const key = batching.groupOf(item)
      const group = groups.get(key) ?? { underWay: 0, waiting: [], waitingSize: 0 }
      const size = batching.sizeOf(item)
      if (isFull(group, size, limits)) return reject(batching.overloaded())
      group.waiting.push({ item, size, since: now(), resolve, reject })
      group.waitingSize += size
      groups.set(key, group)
      if (group.underWay === 0 && group.waiting.length === 1) begin(key, group)
      else if (group.waiting.length === 1) soon(() => begin(key, group))
    })
}

const isFull = ({ waiting, waitingSize }: Group<unknown, unknown>, size: number, { waitingMax, waitingSizeMax }: BatchLimits): boolean =>
  waiting.length > 0 && (waiting.length >= waitingMax || waitingSize + size > waitingSizeMax)

/** The number of the longest waiting items that fit in a batch. */
function countOfNext<Item, Result>({ waiting }: Group<Item, Result>, { itemsMax, sizeMax }: BatchLimits): number {
  let size = 0
  const end = waiting.findIndex((entry, index) => {
    size += entry.size
    return index > 0 && (index >= itemsMax || size > sizeMax)
  })
  return end === -1 ? waiting.length : end
}

function take<Item, Result>(group: Group<Item, Result>, count: number): Entry<Item, Result>[] {
  const taken = group.waiting.splice(0, count)
  for (const { size } of taken) group.waitingSize -= size
  return taken
}

type Writing<Item, Result> = Pick<Batching<Item, Result>, 'write' | 'isOfOneItem' | 'causesOf'> & Pick<BatchLimits, 'aloneMax'>

/** Settles each entry; never fails. */
async function writeBatch<Item, Result>(writing: Writing<Item, Result>, entries: readonly Entry<Item, Result>[]): Promise<void> {
  const items = entries.map(({ item }) => item)
  try {
    const results = await writing.write(items)
    entries.forEach(({ resolve }, index) => resolve(results[index]!))
  } catch (error) {
    const isOfOne = entries.length > 1 && writing.isOfOneItem(error)
    const causes = isOfOne ? await writing.causesOf?.(error, items).catch(() => undefined) : new Set(items)
    if (!causes?.size) return writeEach(writing, entries)
    const others = entries.filter(({ item }) => !causes.has(item))
    if (others.length > 0) await writeBatch(writing, others)
    // What they do next may have to wait for the others.
    for (const { item, reject } of entries) if (causes.has(item)) reject(error)
  }
}

async function writeEach<Item, Result>(writing: Writing<Item, Result>, entries: readonly Entry<Item, Result>[]): Promise<void> {
  const left = entries.values()
  const writeNext = async () => {
    for (const entry of left) await writeBatch(writing, [entry])
  }
  await Promise.all(Array.from({ length: writing.aloneMax }, writeNext))
}
