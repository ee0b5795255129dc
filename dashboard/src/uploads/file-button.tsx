import { useRef, type ComponentProps } from 'react'
import { filesOfField } from './local-files.ts'
import type { LocalFile } from './upload.ts'

interface FileButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** The name of the field that the button opens. */
  label: string
  isFolder?: boolean
  isSingle?: boolean
  /** The types that the browser's dialog offers first. */
  accept?: string | undefined
  onFiles: (files: readonly LocalFile[]) => void
}

/** A button that asks for files of the computer, or a folder. */
export function FileButton({ label, isFolder = false, isSingle = false, accept, onFiles, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button {...button} type="button" onClick={() => field.current?.click()} />
      <input
        ref={(input) => {
          field.current = input
          if (isFolder) input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        multiple={!isSingle}
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(filesOfField(currentTarget.files))
          currentTarget.value = ''
        }}
      />
    </>
  )
}
