import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { safeHref, safePicture } from '@stoa/html/allow-list'
import { Field } from '@stoa/ui/components/field'
import { mediaIn } from '../../data/item/media/media.ts'
import { useMay } from '../../kit/use-may.ts'
import { mediaUriOf } from '../../media-picker/media-uri.ts'
import { PickerDialog } from '../../media-picker/picker-dialog.tsx'
import { useTexts } from '../../texts/texts.ts'

interface AddressRowProps {
  editor: Editor
  asked: 'link' | 'image'
  /** Rich content has media URIs; HTML has URLs, which browsers can load. */
  isContent: boolean
  onEnd: () => void
}

const pictureTypes = ['IMAGE', 'VECTOR'] as const

/** Asks for the target of a link or the URL of a picture. It is inside the item's form and submits nothing itself. */
export function AddressRow({ editor, asked, isContent, onEnd }: AddressRowProps) {
  const { richText: words } = useTexts().dashboard
  const input = useRef<HTMLInputElement>(null)
  const href = asked === 'link' ? String((editor.getAttributes('link') as { href?: string }).href ?? '') : ''
  const [address, setAddress] = useState(href)
  const [alt, setAlt] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  const mayList = useMay()('MEDIA.SITE_MEDIA_FILES_LIST')
  useEffect(() => input.current?.focus(), [])
  const end = (): void => {
    onEnd()
    editor.commands.focus()
  }
  const apply = (): void => {
    const text = completed(address.trim(), asked)
    const safe = asked === 'link' ? safeHref(text) : safePicture(text)
    if (safe === undefined) return setIsWrong(true)
    if (asked === 'link') link(editor, safe)
    else editor.chain().setImage({ src: safe, alt }).run()
    end()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of the picker, which is a part of the row for React alone.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else end()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts of the whole row; its buttons do the same.
    <div className="rich-row" onKeyDown={onKeyDown}>
      <Field
        ref={input}
        label={words.address[asked]}
        hint={words.addressHint[asked]}
        error={isWrong ? words.wrong[asked] : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        className="grow"
        autoComplete="off"
      />
      {asked === 'image' && (
        <Field label={words.alt} value={alt} onChange={({ target }) => setAlt(target.value)} className="grow" autoComplete="off" />
      )}
      <div className="flex flex-wrap gap-2">
        {asked === 'image' && mayList && (
          <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
            {words.library}
          </button>
        )}
        <button type="button" className="button button-primary" onClick={apply}>
          {words.apply[asked]}
        </button>
        {href !== '' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              end()
            }}
          >
            {words.unlink}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={end}>
          {words.cancel}
        </button>
      </div>
      <PickerDialog
        label={words.tools.image}
        types={pictureTypes}
        isOpen={isPicking}
        onOpenChange={setIsPicking}
        onChoose={([picture]) => {
          if (!picture) return
          setAddress(isContent ? mediaUriOf(picture) : picture.url)
          setAlt(picture.altText)
        }}
      />
    </div>
  )
}

/** `example.com` is completed to a web URL, an email address to a mailto link. */
function completed(address: string, asked: 'link' | 'image'): string {
  if (mediaIn(address) || /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(address)) return address
  if (asked === 'link' && /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(?:\.[\w-]+)+/.test(address) ? `https://${address}` : address
}

/** Without a selection, the URL itself is inserted as text. */
function link(editor: Editor, href: string): void {
  if (!editor.state.selection.empty || editor.isActive('link')) editor.chain().extendMarkRange('link').setLink({ href }).run()
  else
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
}
