import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import {
  addUploads,
  cancelUpload,
  clearUploads,
  currentUploads,
  onUploadDone,
  onUploadsChanged,
  pauseUpload,
  resumeUpload,
} from './queue.ts'
import type { Upload, UploadedFile } from './upload.ts'

const none: readonly Upload[] = []
const actions = {
  add: addUploads,
  pause: pauseUpload,
  resume: resumeUpload,
  retry: resumeUpload,
  cancel: cancelUpload,
  clear: clearUploads,
}

/** The upload queue, which all pages share. `add(files, { folderId })` returns the IDs of the new uploads; a finished one has its `file`. */
export function useUploads() {
  const uploads = useSyncExternalStore(onUploadsChanged, currentUploads, () => none)
  return { uploads, ...actions }
}

/** Calls back for each uploaded file while the component is mounted. */
export function useUploaded(handler: (file: UploadedFile, upload: Upload) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onUploadDone((file, upload) => handle(file, upload)), [])
}
