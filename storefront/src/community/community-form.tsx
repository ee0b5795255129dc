import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { CommunityVerb } from '@stoa/contract/members/states'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** A member's status in the community, and the available action. */
export interface CommunityStatus {
  slug: string
  isPublic: boolean
  isMuted: boolean
  verb: CommunityVerb | undefined
}

/** Joins or leaves the community: a form to the account's profile page, usable on any page. */
export function CommunityForm({ standing: { isPublic, isMuted, verb }, children }: { standing: CommunityStatus; children?: ReactNode }) {
  const { account, community } = useTexts().storefront
  const { standing: words } = community
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && formData?.get('intent') === verb
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-soft">{isPublic ? words.public : words.private}</p>
      {isMuted && <Notice title={isPublic ? words.mutedMember : words.muted} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {verb && (
          <Form method="post" action={paths.accountProfile}>
            <input type="hidden" name="intent" value={verb} />
            <Button type="submit" look={verb === 'join' ? 'primary' : 'quiet'} pendingText={isSending && account.pending}>
              {words[verb]}
            </Button>
          </Form>
        )}
        {children}
      </div>
    </div>
  )
}

/** A link to one's own profile, as others see it. */
export function ToOwnProfile({ standing: { slug, isPublic } }: { standing: CommunityStatus }) {
  const { standing: words } = useTexts().storefront.community
  return (
    <Link to={paths.profile(slug)} className="link">
      {isPublic ? words.see : words.seeOwn}
    </Link>
  )
}
