import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Avatar } from '../community/avatar.tsx'
import { paths } from '../paths.ts'
import { useTexts, type Texts } from '../texts/texts.ts'

interface PhotoFormProps {
  member: { nickname: string; slug: string; photo: string | undefined }
  /** Why the last photo was refused. */
  refused: string | null
  note: ReactNode
}

/** Why a photo was refused. The code is part of the page's address, so it can be any text. */
export const photoErrorOf = ({ photoRefused, photoFailed }: Texts['storefront']['account']['profile'], code: string): string =>
  (Object.hasOwn(photoRefused, code) ? photoRefused[code] : undefined) ?? photoFailed

/** The member's photo: a new one is sent as a file, by a form that works without scripts. */
export function PhotoForm({ member: { nickname, slug, photo }, refused, note }: PhotoFormProps) {
  const { profile: words, pending } = useTexts().storefront.account
  // A refused picture's field gets the focus, also without scripts.
  const facts = refused === null ? {} : { autoFocus: true, error: photoErrorOf(words, refused) }
  const isRemoving = useNavigation().formData?.get('intent') === 'photo'
  return (
    <div className="space-y-5">
      {note}
      <div className="flex items-center gap-5">
        <Avatar profile={{ name: nickname || slug, slug, photo }} size="small" />
        <p className="text-soft">{words.photoText}</p>
      </div>
      <form method="post" action={paths.accountPhoto} encType="multipart/form-data" className="space-y-5">
        <Field
          label={words.photo}
          hint={words.photoHint}
          name="photo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          required
          {...facts}
        />
        <Button type="submit">{words.photoSave}</Button>
      </form>
      {photo && (
        <Form method="post" action={paths.accountProfile}>
          <input type="hidden" name="intent" value="photo" />
          <Button type="submit" look="quiet" pendingText={isRemoving && pending}>
            {words.photoRemove}
          </Button>
        </Form>
      )}
    </div>
  )
}
