import { Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { fieldsOf } from '../checkout/step-fields.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { findProduct, requirePresentSlug } from '../products/find-product.server.ts'
import { Picture, pictureOf } from '../products/picture.tsx'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/write-page'
import { ownReview } from './reviews.server.ts'
import { saveReview, textMax } from './save-review.server.ts'
import { StarChoices } from './star-choices.tsx'
import styles from './write-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** For members: others sign in first and return here. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [product, { contactId }] = await Promise.all([findProduct(client, params.slug), cachedMember(client, url)])
  const { id, slug, name, media } = product
  requirePresentSlug(product, params.slug, paths.review(slug))
  const own = await ownReview(client, id, contactId)
  return {
    product: { slug, name: name ?? '', picture: pictureOf(media.mainMedia) },
    own: own && {
      status: own.moderation.moderationStatus,
      revision: own.revision,
      rating: own.content.rating,
      title: own.content.title ?? '',
      body: own.content.body ?? '',
    },
    isSent: url.searchParams.has('sent'),
    textMax,
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const [product, { contactId }] = await Promise.all([findProduct(client, params.slug), cachedMember(client, url)])
  return saveReview(client, { product, own: await ownReview(client, product.id, contactId), form: await request.formData() })
}

/** A review that was changed elsewhere is sent back: the form needs its new revision. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate

export default function WritePage({
  loaderData: { product, own, isSent, textMax: maxLength },
  actionData: returned,
}: Route.ComponentProps) {
  const { review: words } = useTexts().storefront
  const { slug, name, picture } = product
  const title = own ? words.own(name) : words.title(name)
  return (
    <div className="shell max-w-3xl py-6 sm:py-8">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={[{ path: paths.product(slug), name }]} here={words.page} />
      <div className="mt-6 flex items-center gap-4">
        <Picture picture={picture && { ...picture, alt: '' }} sizes="5rem" className="w-20 shrink-0 rounded-control" />
        <h1 className="min-w-0 text-heading wrap-anywhere">{title}</h1>
      </div>
      {own && (
        <div className="mt-6">
          {isSent && !returned ? (
            <Notice key={own.revision} tone="good" title={words.sent[own.status]} focused />
          ) : (
            <Notice title={words.reviewed}>
              <p>{words.states[own.status]}</p>
            </Notice>
          )}
        </div>
      )}
      <ReviewForm key={own?.revision ?? ''} own={own} returned={returned} maxLength={maxLength} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Link to={paths.product(slug)} className="link">
          {words.back}
        </Link>
        {own && <DeleteForm />}
      </div>
    </div>
  )
}

interface ReviewFormProps {
  own: Route.ComponentProps['loaderData']['own']
  returned: Returned | undefined
  maxLength: number
}

function ReviewForm({ own, returned, maxLength }: ReviewFormProps) {
  const texts = useTexts()
  const { review: words } = texts.storefront
  const facts = { problems: returned?.problems, typed: returned?.typed ?? {} }
  const fieldOf = fieldsOf(texts, facts, ['rating', 'title', 'body'])
  const text = { optional: texts.shared.optional, maxLength }
  return (
    <EntryForm intent="save" returned={returned} submit={own ? words.save : words.submit} className="card mt-6 p-5 sm:p-7">
      {own && <input type="hidden" name="revision" value={own.revision} />}
      <StarChoices name="rating" rating={Number(facts.typed.rating) || own?.rating} error={fieldError(texts, facts.problems, 'rating')} />
      <Field {...fieldOf('title', own?.title ?? '')} {...text} label={words.headline} hint={words.headlineHint} />
      <TextArea {...fieldOf('body', own?.body ?? '')} {...text} label={words.body} hint={words.bodyHint} rows={6} />
      <p className="text-small text-soft">{words.publicHint}</p>
    </EntryForm>
  )
}

/** Asks once more before it deletes the review. */
function DeleteForm() {
  const { review: words } = useTexts().storefront
  return (
    <details className="ms-auto">
      <summary className="link flex min-h-11 cursor-pointer list-none items-center justify-end">{words.delete}</summary>
      <Form method="post" className="mt-2 flex flex-wrap items-center gap-3">
        <p>{words.deleteText}</p>
        <Button type="submit" name="intent" value="delete" look="quiet">
          {words.deleteConfirm}
        </Button>
      </Form>
    </details>
  )
}
