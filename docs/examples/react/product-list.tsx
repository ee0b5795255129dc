import type { ReactNode } from 'react'
import { useRead } from '@stoa/sdk/react'

export interface Product {
  id: string
  name: string
}

export function ProductList({ action }: { action: (product: Product) => ReactNode }) {
  const { products } = useRead('catalogue', 'queryProducts', {
    query: { filter: { 'priceData.price': { $lt: 50 } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 4 } },
  })
  return (
    <ul aria-label="Products">
      {products.map(({ id, name, priceData }) => (
        <li key={id}>
          {name}, {priceData.formatted?.price} {action({ id: id!, name: name! })}
        </li>
      ))}
    </ul>
  )
}
