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

/** One provider for the page; a boundary for what is loading, one for what is refused. */
export function Shop() {
  return (
    <StoaProvider client={stoa}>
      <Problem>
        <Suspense fallback={<p>Opening the shutters …</p>}>
          <ProductList action={(product) => <AddButton product={product} />} />
        </Suspense>
      </Problem>
      <Problem>
        <Suspense fallback={<p>Looking into the cart …</p>}>
          <CartLines />
        </Suspense>
      </Problem>
    </StoaProvider>
  )
}
