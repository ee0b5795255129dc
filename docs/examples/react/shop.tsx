import { Suspense } from 'react'
import { createClient, webStorage } from '@stoa/sdk'
import { StoaProvider } from '@stoa/sdk/react'
import { AddButton } from './add-button.tsx'
import { CartLines } from './cart-lines.tsx'
import { Problem } from './problem.tsx'
import { ProductList } from './product-list.tsx'

const stoa = createClient({
  baseUrl: '',
  clientId: '00000000-0000-4000-8000-000000000001',
  storage: webStorage(sessionStorage),
})

/** One provider for the page; a boundary for loading, another for errors. */
export function Shop() {
  return (
    <StoaProvider client={stoa}>
      <Problem>
        <Suspense fallback={<p>Loading products…</p>}>
          <ProductList action={(product) => <AddButton product={product} />} />
        </Suspense>
      </Problem>
      <Problem>
        <Suspense fallback={<p>Loading cart…</p>}>
          <CartLines />
        </Suspense>
      </Problem>
    </StoaProvider>
  )
}
