import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldProblem } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { CommunityForm, ToOwnProfile } from '../community/community-form.tsx'
import { isCommunityVerb, moveInCommunity, communityStatusOf } from '../community/community-status.server.ts'
import { ownPicture } from '../community/profile-view.ts'
import { Part } from '../orders/order-parts.tsx'
import { paths } from '../paths.ts'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { problemText } from '../sign-in/problem-text.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/profile-page'
import { AccountFrame } from './account-frame.tsx'
import { PhotoForm } from './photo-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const member = await cachedMember(client, url)
  const { profile, contact } = member
  return {
    standing: communityStatusOf(member),
    saved: url.searchParams.get('saved'),
    slug: profile?.slug ?? '',
    photo: ownPicture(profile?.photo, baseUrl),
    photoRefused: url.searchParams.get('photo'),
    nickname: profile?.nickname ?? '',
    line: profile?.title ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phones?.[0] ?? '',
  }
}

const fieldNames = {
  'member.profile.nickname': 'nickname',
  'member.profile.title': 'line',
  'member.contact.firstName': 'firstName',
  'member.contact.lastName': 'lastName',
  'member.contact.phones[0]': 'phone',
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { id, contact } = await cachedMember(client, url)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  try {
    if (intent === 'slug') {
      const missing = missingFields(form, ['slug'])
      if (missing) return sentBack(missing, form)
      await client.members.updateCurrentMemberSlug({ slug: textOf(form, 'slug').toLowerCase() })
    } else if (isCommunityVerb(intent)) await moveInCommunity(client, intent)
    else if (intent === 'photo') await client.memberPhotos.deleteMyPhoto({})
    else {
      const named = (name: string): string | null => textOf(form, name) || null
      const phone = textOf(form, 'phone')
      // Only the first phone number is shown; those that another app has added are kept.
      const phones = [...(phone ? [phone] : []), ...(contact?.phones ?? []).slice(1)]
      const changed = { firstName: named('firstName'), lastName: named('lastName'), phones }
      await client.members.updateMember({
        member: { id, profile: { nickname: named('nickname'), title: named('line') }, contact: changed },
      })
    }
  } catch (error) {
    return sentBack(slugProblem(error) ?? formProblemsOf(error, fieldNames), form)
  }
  return redirect(`${paths.accountProfile}?saved=${savedBy(intent)}`)
}

const savedBy = (intent: string): string => (intent === 'slug' || intent === 'photo' || isCommunityVerb(intent) ? intent : 'profile')

/** A slug that is in use is an error of the field, not of the form. */
const slugProblem = (error: unknown) =>
  isRefusedWith(error, 'SLUG_ALREADY_EXISTS') ? fieldProblem('SLUG_ALREADY_EXISTS', 'slug') : undefined

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, community } = useTexts().storefront
  const { profile: words, saved } = account
  const { standing } = loaderData
  const of = (...intents: string[]): Returned | undefined => (intents.includes(actionData?.typed.intent ?? '') ? actionData : undefined)
  const note = (intent: string) => loaderData.saved === intent && !actionData && <Notice tone="good" title={saved} focused />
  return (
    <AccountFrame title={words.title}>
      <div className="card p-5 sm:p-7">
        <ProfileForm kept={loaderData} returned={of('profile')} note={note('profile')} />
      </div>
      <Part id="photo" title={words.photoTitle}>
        <PhotoForm member={loaderData} refused={loaderData.photoRefused} note={note('photo')} />
      </Part>
      <Part id="community" title={community.standing.title}>
        <Moved saved={loaderData.saved} returned={of('join', 'leave')} isPublic={standing.isPublic} />
        <CommunityForm standing={standing}>
          <ToOwnProfile standing={standing} />
        </CommunityForm>
      </Part>
      <Part id="slug" title={words.slugTitle}>
        <p className="mb-5 text-soft">{words.slugText}</p>
        <SlugForm slug={loaderData.slug} returned={of('slug')} note={note('slug')} />
      </Part>
    </AccountFrame>
  )
}

/** The result of joining or leaving. */
function Moved({ saved, returned, isPublic }: { saved: string | null; returned: Returned | undefined; isPublic: boolean }) {
  const texts = useTexts()
  const { standing: words } = texts.storefront.community
  const isDone = !returned && saved === (isPublic ? 'join' : 'leave')
  if (!returned && !isDone) return null
  return (
    <div className="mb-5">
      {returned ? (
        <Notice tone="problem" title={problemText(texts, returned.problems)} focused />
      ) : (
        <Notice tone="good" title={isPublic ? words.joined : words.left} focused />
      )}
    </div>
  )
}

interface ProfileFormProps {
  returned: Returned | undefined
  note: ReactNode
}

type ProfileData = Route.ComponentProps['loaderData']

function ProfileForm({ kept, returned, note }: ProfileFormProps & { kept: ProfileData }) {
  const texts = useTexts()
  const { account, checkout } = texts.storefront
  const { profile: words } = account
  const order = ['nickname', 'line', 'firstName', 'lastName', 'phone']
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, order)
  return (
    <EntryForm intent="profile" returned={returned} submit={account.save}>
      {note}
      <Field {...fieldOf('nickname', kept.nickname)} label={words.nickname} autoComplete="nickname" maxLength={100} />
      <Field {...fieldOf('line', kept.line)} label={words.line} hint={words.lineHint} autoComplete="off" maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...fieldOf('firstName', kept.firstName)} label={words.firstName} autoComplete="given-name" maxLength={100} />
        <Field {...fieldOf('lastName', kept.lastName)} label={words.lastName} autoComplete="family-name" maxLength={100} />
      </div>
      <Field
        {...fieldOf('phone', kept.phone)}
        label={checkout.contact.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        dir="ltr"
      />
    </EntryForm>
  )
}

function SlugForm({ slug, returned, note }: ProfileFormProps & { slug: string }) {
  const texts = useTexts()
  const { profile: words } = texts.storefront.account
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['slug'])
  return (
    <EntryForm intent="slug" returned={returned} submit={words.slugSave}>
      {note}
      <Field
        {...fieldOf('slug', slug)}
        label={words.slug}
        hint={words.slugHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        dir="ltr"
        required
      />
    </EntryForm>
  )
}
