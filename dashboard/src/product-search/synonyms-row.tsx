import { X } from 'lucide-react'
import { Form } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import type { SynonymsAnswer } from './change-synonyms.server.ts'
import { SynonymsForm } from './synonyms-form.tsx'
import { draftOf, type SynonymList, type Synonyms } from './synonyms.ts'

interface SynonymsRowProps {
  list: SynonymList
  row: Synonyms
  /** Its form, if that comes back. */
  answer: SynonymsAnswer | undefined
  mayChange: boolean
}

/** An entry of a list, which is changed in its place and deleted at once. */
export function SynonymsRow({ list, row, answer, mayChange }: SynonymsRowProps) {
  const { productSearch: texts } = useTexts().dashboard
  const name = row.term || row.terms.join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        {row.term && (
          <>
            <Chip text={row.term} />
            <span className="text-small text-soft">{texts.oneWay.finds}</span>
          </>
        )}
        {row.terms.map((term) => (
          <Chip key={term} text={term} />
        ))}
      </div>
      {mayChange && (
        <>
          <details key={JSON.stringify(answer)} {...(answer && { open: true })} className="open:order-last open:w-full">
            <summary aria-label={texts.list.edit(name)} className="button button-quiet list-none [&::-webkit-details-marker]:hidden">
              {texts.list.editShort}
            </summary>
            <div className="mt-3">
              <SynonymsForm list={list} draft={answer?.draft ?? draftOf(row)} base={row} problem={answer?.problem} />
            </div>
          </details>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="base" value={JSON.stringify(row)} />
            <button
              name="intent"
              value="delete"
              aria-label={texts.list.delete(name)}
              title={texts.list.delete(name)}
              className="icon-button size-9"
            >
              <X aria-hidden className="size-4" />
            </button>
          </Form>
        </>
      )}
    </li>
  )
}

const Chip = ({ text }: { text: string }) => <span className="rounded-full border border-line bg-sunken px-2.5 wrap-anywhere">{text}</span>
