import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { DialectForm } from './dialect-form.tsx'
import type { Import, RefusedPlan } from './import-view.ts'
import { PresetChoice, PresetName } from './preset-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { Steps } from './steps.tsx'

const formId = 'columns'

interface ColumnsScreenProps {
  one: Import
  /** What it imports into. */
  title: string
  presets: readonly { id: string; name: string }[]
  /** Why the plan was refused, and what it was. */
  answer: RefusedPlan | undefined
  /** The fields of the form that map the columns. */
  children: ReactNode
}

/** The second step of an import: map the columns. */
export function ColumnsScreen({ one, title, presets, answer, children }: ColumnsScreenProps) {
  const texts = useTexts()
  const { imports: words } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="mx-auto max-w-4xl">
      <PageHead
        title={title}
        back={{ to: paths.importsLike(one), text: words.title }}
        detail={<span className="wrap-anywhere">{one.fileName}</span>}
      />
      <Steps at="columns" one={one} />
      <div className="space-y-5">
        {answer && <Notice tone="problem" title={problemSummary(texts, answer.problems)} focused />}
        {one.dialect && <DialectForm key={JSON.stringify(one.dialect)} dialect={one.dialect} />}
        {presets.length > 0 && <PresetChoice presets={presets} />}
        <Form method="post" id={formId} className="space-y-5">
          {children}
          <Card title={words.rules}>
            <RuleFields key={one.revision} {...one} {...answer?.typed} />
          </Card>
          <PresetName typed={answer?.typed.presetName} />
          <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap gap-2 border-t border-line bg-paper px-2 py-3">
            <Button type="submit" name="intent" value="check" disabled={isSending}>
              {words.check}
            </Button>
            <Button type="submit" name="intent" value="start" look="quiet" disabled={isSending}>
              {words.start}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
