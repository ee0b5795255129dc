import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../../texts/texts.ts'
import type { BulkQuestion } from './bulk-products.server.ts'
import { changeKinds, properties } from './property-change.ts'

export interface CollectionChoice {
  value: string
  text: string
}

interface BulkQuestionFormProps {
  question: BulkQuestion
  collections: readonly CollectionChoice[]
  isFocused: boolean
}

/** What a bulk action needs to know first. */
export function BulkQuestionForm({ question, collections, isFocused }: BulkQuestionFormProps) {
  const { bulkProducts: texts } = useTexts().dashboard
  const { about, ids } = question
  const titles = { edit: texts.editTitle, collection: texts.collectionTitle, delete: texts.deleteTitle }
  return (
    <Notice tone={about === 'delete' ? 'problem' : 'plain'} title={titles[about](ids.length)} focused={isFocused}>
      <Form method="post" className="mt-1 space-y-3">
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {about === 'edit' && <EditFields question={question} />}
        {about === 'collection' && <CollectionFields collections={collections} />}
        {about === 'delete' && (
          <>
            <p>{texts.deleteText}</p>
            <Buttons>
              <Send intent="deleteNow" className="button-danger">
                {texts.deleteConfirm(ids.length)}
              </Send>
            </Buttons>
          </>
        )}
      </Form>
    </Notice>
  )
}

function EditFields({ question: { ids, typed } }: { question: BulkQuestion }) {
  const { bulkProducts: texts } = useTexts().dashboard
  return (
    <>
      <div className="grid max-w-3xl gap-3 sm:grid-cols-3">
        <Select label={texts.property} name="property" defaultValue={typed?.property ?? 'price'}>
          {properties.map((name) => (
            <option key={name} value={name}>
              {texts.properties[name]}
            </option>
          ))}
        </Select>
        <Select label={texts.how} name="kind" defaultValue={typed?.kind ?? 'set'}>
          {changeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.changes[kind]}
            </option>
          ))}
        </Select>
        <Field label={texts.value} name="value" defaultValue={typed?.value ?? ''} maxLength={50} autoComplete="off" />
      </div>
      <p className="text-small text-soft">{texts.changesHint}</p>
      <label className="flex items-center gap-2">
        <input type="checkbox" name="round" defaultChecked={typed?.roundToInt === true} className="size-4" />
        {texts.round}
      </label>
      <Buttons>
        <Send intent="change">{texts.apply(ids.length)}</Send>
      </Buttons>
    </>
  )
}

function CollectionFields({ collections }: { collections: readonly CollectionChoice[] }) {
  const { bulkProducts: texts } = useTexts().dashboard
  if (collections.length === 0) return <p>{texts.noCollections}</p>
  return (
    <>
      <div className="max-w-3xl">
        <Select label={texts.collectionName} name="collection">
          {collections.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </div>
      <Buttons>
        <Send intent="add">{texts.add}</Send>
        <Send intent="remove" look="quiet">
          {texts.remove}
        </Send>
      </Buttons>
    </>
  )
}

function Buttons({ children }: { children: ReactNode }) {
  const { kit } = useTexts().dashboard
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Link to={`${pathname}${search}`} className="button button-quiet">
        {kit.cancel}
      </Link>
    </div>
  )
}

function Send({ intent, look, className, children }: { intent: string; look?: 'quiet'; className?: string; children: ReactNode }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Button type="submit" name="intent" value={intent} disabled={isSending} {...(look && { look })} {...(className && { className })}>
      {children}
    </Button>
  )
}
