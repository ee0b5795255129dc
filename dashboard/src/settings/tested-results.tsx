import { PackageOpen } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FormProps } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ExplainedTotalsList } from '../orders/explained-totals.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { TestedCart, TestedView } from './tested-cart.server.ts'
import { TestedComparison } from './tested-comparison.tsx'
import { TestedDeliveryOptions } from './tested-delivery-options.tsx'
import { testedFields } from './tested-form.ts'
import { TestedReasons } from './tested-reasons.tsx'

interface TestedResultsProps {
  view: TestedView
  FormIn: ComponentType<FormProps>
}

/** The results with the saved settings and, if settings are being edited, with those too. */
export function TestedResults({ view, FormIn }: TestedResultsProps) {
  const { cart: texts } = useTexts().dashboard.settings
  const { saved, edited } = view
  if (!saved && !edited && !view.problems) return <EmptyState icon={PackageOpen} title={texts.empty} text={texts.emptyHint} />
  return (
    <>
      {saved && edited && <TestedComparison saved={saved} edited={edited} />}
      {edited && <Result title={texts.asEdited} cart={edited} view={view} FormIn={FormIn} />}
      {saved && !edited && <Result title={texts.totals} cart={saved} view={view} FormIn={FormIn} />}
    </>
  )
}

interface ResultProps extends TestedResultsProps {
  title: string
  cart: TestedCart
}

function Result({ title, cart, view, FormIn }: ResultProps) {
  const { cart: texts } = useTexts().dashboard.settings
  return (
    <>
      {cart.problems.map((problem) => (
        <Notice key={problem} tone="problem">
          {texts.problems[problem]}
        </Notice>
      ))}
      <Card title={texts.ways} flush>
        <FormIn method={view.form.edited ? 'post' : 'get'} action={paths.testCart} preventScrollReset>
          {testedFields(view.form).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TestedDeliveryOptions cart={cart} />
        </FormIn>
      </Card>
      <Card title={texts.why}>
        <TestedReasons cart={cart} view={view} />
      </Card>
      <Card title={title} detail={texts.how} flush>
        <ExplainedTotalsList explanation={cart.explanation} />
      </Card>
    </>
  )
}
