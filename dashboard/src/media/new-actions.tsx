import { FolderPlus, FolderUp, Link2, type LucideIcon, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { addressOf } from '../kit/address-of.ts'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { Dropdown } from '../kit/dropdown.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { FileButton } from '../uploads/file-button.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import type { RefusedLine } from './add/import-files.server.ts'
import type { MediaActionData } from './media-outcome.tsx'

/** What adds to a folder: uploads, imports, and a new folder. A form that was refused stays open, with what was typed. */
export function NewActions({ folderId, outcome }: { folderId: string; outcome: MediaActionData | undefined }) {
  const { media: texts } = useTexts().dashboard
  const typed = outcome?.problems ? outcome.typed : {}
  const refused = outcome?.problems ? [] : (outcome?.refused ?? [])
  const folderName = typed.intent === 'new-folder' ? typed.displayName : undefined
  const urls = typed.intent === 'import' ? typed.urls : refused.map(({ line }) => line).join('\n') || undefined
  return (
    <>
      <NewForm intent="new-folder" icon={FolderPlus} name={texts.newFolder} submit={texts.create} isOpen={folderName !== undefined}>
        <Field label={texts.folderName} name="displayName" defaultValue={folderName} maxLength={1000} autoComplete="off" required />
      </NewForm>
      <NewForm intent="import" icon={Link2} name={texts.importUrls} submit={texts.startImport} isOpen={urls !== undefined}>
        <RefusedLines lines={refused} />
        <TextArea label={texts.urls} hint={texts.urlsHint} name="urls" defaultValue={urls} rows={5} autoComplete="off" required />
      </NewForm>
      <UploadButtons folderId={folderId} />
    </>
  )
}

/** Lines of an import that weren't accepted, each with the reason. */
function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const { media: texts } = useTexts().dashboard
  if (lines.length === 0) return null
  return (
    <Notice tone="problem" title={texts.importRefused(lines.length)} focused>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {lines.map(({ line, code, description }, index) => (
          <li key={index} className="text-small">
            <bdi className="line-clamp-2 font-medium wrap-anywhere">{line}</bdi>
            {texts.importReasons[code] ?? description}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface NewFormProps {
  intent: string
  icon: LucideIcon
  name: string
  submit: string
  isOpen: boolean
  children: ReactNode
}

/** A button that opens a small form. */
function NewForm({ intent, icon: Icon, name, submit, isOpen, children }: NewFormProps) {
  return (
    <div className="media-new">
      <Dropdown
        isOpen={isOpen}
        trigger={
          <>
            <Icon aria-hidden className="size-4" />
            {name}
          </>
        }
        chevron={false}
        side="end"
      >
        <Form method="post" className="grid gap-3 p-2">
          <input type="hidden" name="intent" value={intent} />
          {children}
          <Button type="submit">{submit}</Button>
        </Form>
      </Dropdown>
    </div>
  )
}

function UploadButtons({ folderId }: { folderId: string }) {
  const { media: texts } = useTexts().dashboard
  const { add } = useUploads()
  if (!useHydrated()) return <PlainUpload folderId={folderId} />
  return (
    <>
      <FileButton
        label={texts.uploadFolder}
        isFolder
        onFiles={(files) => add(files, { folderId })}
        className="button button-quiet px-3 max-sm:hidden"
        aria-label={texts.uploadFolder}
        title={texts.uploadFolder}
      >
        <FolderUp aria-hidden className="size-4.5" />
      </FileButton>
      <UploadButton folderId={folderId} />
    </>
  )
}

/** Uploads files by a form of the browser, without scripts. */
function PlainUpload({ folderId }: { folderId: string }) {
  const { media: texts } = useTexts().dashboard
  return (
    <div className="media-new no-scripts-only">
      <Dropdown trigger={texts.upload} look="button button-primary" chevron={false} side="end">
        <form method="post" action={addressOf(paths.mediaUpload)} encType="multipart/form-data" className="grid gap-3 p-2">
          <input type="hidden" name="folder" value={folderId} />
          <Field label={texts.files} name="files" type="file" multiple required />
          <Button type="submit">{texts.startUpload}</Button>
        </form>
      </Dropdown>
    </div>
  )
}

/** Chooses files to upload. */
export function UploadButton({ folderId }: { folderId: string }) {
  const { media: texts } = useTexts().dashboard
  const { add } = useUploads()
  if (!useHydrated()) return null
  return (
    <FileButton label={texts.upload} onFiles={(files) => add(files, { folderId })} className="button button-primary">
      <Upload aria-hidden className="size-4" />
      {texts.upload}
    </FileButton>
  )
}

/** Renames or deletes the present folder. */
export function FolderActions({ folder: { id, name }, parentId }: { folder: { id: string; name: string }; parentId: string | undefined }) {
  const { media: texts } = useTexts().dashboard
  return (
    <div className="mb-3 flex flex-wrap gap-2 print:hidden">
      <Dropdown trigger={texts.rename}>
        <Form method="post" className="grid gap-3 p-2">
          <input type="hidden" name="intent" value="rename" />
          <Field label={texts.folderName} name="displayName" defaultValue={name} maxLength={1000} autoComplete="off" required />
          <Button type="submit" data-closes>
            {texts.save}
          </Button>
        </Form>
      </Dropdown>
      <ConfirmForm
        trigger={texts.deleteFolder}
        title={texts.deleteFolderTitle(name)}
        text={texts.deleteFolderText}
        confirm={texts.deleteFolder}
        action={parentId === undefined ? paths.media : paths.mediaFolder(parentId)}
        isDanger
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={`folder:${id}`} />
      </ConfirmForm>
    </div>
  )
}
