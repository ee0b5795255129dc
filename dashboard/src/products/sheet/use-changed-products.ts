import { useEffect, useRef } from 'react'
import { productEvents } from '@stoa/contract/catalogue/events'
import { stockEvents } from '@stoa/contract/stock/events'
import type { GridModel } from '../../grid/grid-model.ts'
import { rowReader } from '../../grid/requests.ts'
import type { Mark } from '../../grid/window.ts'
import { useLive } from '../../kit/live.ts'
import { paths } from '../../paths.ts'

const types = [...Object.values(productEvents), ...Object.values(stockEvents)].map(({ entityFqdn, slug }) => `${entityFqdn}_${slug}`)

/** Several events are handled by one request. */
const gatherMs = 300
const productsMax = 100
const rowsMax = 500
const uuidLength = 36

/** Reads the rows of products again that others have changed, or sold. */
export function useChangedProducts(model: GridModel, location: string): void {
  const changed = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = async (): Promise<void> => {
    const products = [...changed.current].slice(0, productsMax)
    for (const id of products) changed.current.delete(id)
    const asked = new URLSearchParams({ products: products.join(), ...(location && { location }) }).toString()
    const readRows = rowReader(paths.productSheetRows, () => asked)
    let from: Mark | undefined
    for (let start = 0, isLast = false; !isLast;) {
      const page = await readRows({ start, count: rowsMax, from }, new AbortController().signal)
      model.receive(page.items)
      start += page.items.length
      from = page.marks.at(-1)
      isLast = page.isLast
    }
    if (changed.current.size > 0) await read()
  }
  useLive(types, ({ entityId }) => {
    // Events of variants have the product’s ID first.
    changed.current.add(entityId.slice(0, uuidLength))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read().catch(() => undefined), gatherMs)
  })
}
