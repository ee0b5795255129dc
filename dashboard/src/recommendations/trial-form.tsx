import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { recommendedMax } from '@stoa/contract/recommendations/limits'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TrialProduct } from './load-trial.server.ts'
import type { Trial } from './trial.ts'

interface TrialFormProps {
  trial: Trial
  available: readonly { algorithmId: string; name: string }[]
  selected: readonly TrialProduct[]
  /** Undefined without a search. */
  matches: readonly TrialProduct[] | undefined
}

/** What to recommend, and by which algorithms. */
export function TrialForm({ trial, available, selected, matches }: TrialFormProps) {
  const { recommendations: texts } = useTexts().dashboard
  const { search } = useLocation()
  const isLoading = useNavigation().location?.pathname.endsWith(paths.recommendations) === true
  const form = useRef<HTMLFormElement>(null)
  // The fields are those of the URL, also after going back.
  useEffect(() => form.current?.reset(), [search])
  return (
    <Form ref={form} method="get" preventScrollReset className="min-w-0 space-y-(--pad)">
      {/* Enter in a field presses the form's first button. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <Card title={texts.algorithms} detail={texts.algorithmsHint}>
        <div className="grid gap-3">
          {available.map(({ algorithmId }, index) => {
            const selectedId = trial.algorithms[index] ?? ''
            return (
              <Select key={`${algorithmId} ${selectedId}`} label={texts.choices[index] ?? ''} name="algorithm" defaultValue={selectedId}>
                <option value="">{texts.none}</option>
                {available.map((one) => (
                  <option key={one.algorithmId} value={one.algorithmId}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )
          })}
          <Field
            label={texts.minimum}
            hint={texts.minimumHint}
            name="minimum"
            type="number"
            min={1}
            max={recommendedMax}
            defaultValue={trial.minimum}
          />
        </div>
      </Card>
      <Card title={texts.products} detail={texts.productsHint}>
        <div className="space-y-3">
          {selected.length > 0 && <ProductBoxes label={texts.selected} products={selected} isSelected />}
          <search className="flex items-end gap-2">
            <Field label={texts.search} name="q" type="search" defaultValue={trial.search} maxLength={100} className="grow" />
            <button type="submit" className="button button-quiet" aria-label={texts.find}>
              <Search aria-hidden className="size-4" />
            </button>
          </search>
          {matches && <Matches products={matches} />}
        </div>
      </Card>
      <Button type="submit" pendingText={isLoading && texts.show}>
        {texts.show}
      </Button>
    </Form>
  )
}

function Matches({ products }: { products: readonly TrialProduct[] }) {
  const { recommendations: texts } = useTexts().dashboard
  if (products.length === 0) return <p className="text-soft">{texts.noMatch}</p>
  return (
    <>
      <ProductBoxes label={texts.matches} products={products} isSelected={false} />
      <p className="text-small text-soft">{texts.select}</p>
    </>
  )
}

interface ProductBoxesProps {
  label: string
  products: readonly TrialProduct[]
  isSelected: boolean
}

const ProductBoxes = ({ label, products, isSelected }: ProductBoxesProps) => (
  <ul aria-label={label} className="divide-y divide-line rounded-control border border-line">
    {products.map(({ id, name, picture, price }) => (
      <li key={id}>
        <label className="flex min-h-11 items-center gap-3 px-3 py-1.5">
          <input type="checkbox" name="product" value={id} defaultChecked={isSelected} className="size-4 shrink-0" />
          <Thumbnail picture={picture} />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="text-small text-soft">{price}</span>
        </label>
      </li>
    ))}
  </ul>
)
