import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TrialProduct } from './load-trial.server.ts'

interface TrialResultProps {
  products: readonly TrialProduct[]
  /** The name of the algorithm that found them; undefined if none did. */
  algorithm: string | undefined
  minimum: number
  /** Whether only algorithms were tried that need products, without any. */
  isWithoutProducts: boolean
}

/** The recommended products, or why there are none. */
export function TrialResult({ products, algorithm, minimum, isWithoutProducts }: TrialResultProps) {
  const { recommendations: texts } = useTexts().dashboard
  return (
    <Card title={texts.result}>
      <output className="block font-medium">{algorithm === undefined ? texts.empty : texts.by(algorithm, products.length)}</output>
      {algorithm === undefined && (
        <p className="text-soft">
          {isWithoutProducts ? texts.needsProducts : texts.emptyHint(minimum)} {texts.sales}
        </p>
      )}
      <ol className="mt-3 grid gap-3 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {products.map(({ id, name, picture, price }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <Thumbnail picture={picture} side={56} className="size-14" />
            <span className="min-w-0">
              <Link to={paths.product(id)} className="link line-clamp-2 wrap-anywhere">
                {name}
              </Link>
              <span className="text-small text-soft">{price}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
