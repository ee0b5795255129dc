import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { type Texts, useTexts } from '../texts/texts.ts'
import type { SynonymList, Synonyms, SynonymsDraft, SynonymsProblem } from './synonyms.ts'

interface SynonymsFormProps {
  list: SynonymList
  draft: SynonymsDraft
  /** The entry that the form changes; none if it adds one. */
  base: Synonyms | undefined
  problem: SynonymsProblem | undefined
}

/** The terms of an entry, separated by commas. */
export function SynonymsForm({ list, draft, base, problem }: SynonymsFormProps) {
  const { productSearch: texts } = useTexts().dashboard
  const { state, formData } = useNavigation()
  const isOneWay = list === 'one-way-synonyms'
  const words = isOneWay ? texts.oneWay : texts.synonyms
  const baseText = base ? JSON.stringify(base) : ''
  const isSaving = state !== 'idle' && formData?.get('intent') === 'save' && formData.get('base') === baseText
  const error = (field: SynonymsProblem['field']) => (problem?.field === field ? errorText(texts, list, problem) : undefined)
  return (
    <Form method="post" preventScrollReset className="grid max-w-prose gap-3">
      <input type="hidden" name="base" value={baseText} />
      {isOneWay && (
        <Field
          label={texts.oneWay.term}
          name="term"
          defaultValue={draft.term}
          hint={texts.oneWay.termHint}
          error={error('term')}
          maxLength={50}
          autoComplete="off"
          required
        />
      )}
      <TextArea
        label={words.terms}
        name="terms"
        rows={2}
        defaultValue={draft.terms}
        hint={words.termsHint}
        error={error('terms')}
        required
      />
      <div>
        <Button type="submit" name="intent" value="save" pendingText={isSaving && texts.list.saving}>
          {base ? texts.list.save : words.add}
        </Button>
      </div>
    </Form>
  )
}

function errorText({ list }: Texts['dashboard']['productSearch'], of: SynonymList, { rule, term }: SynonymsProblem): string {
  const { problems, full } = list
  switch (rule) {
    case 'TOO_FEW':
      return of === 'synonyms' ? problems.TOO_FEW.synonyms : problems.TOO_FEW.other
    case 'TOO_MANY':
    case 'EXISTS':
      return problems[rule]
    case 'FULL':
      return full
    default:
      return problems[rule](term)
  }
}
