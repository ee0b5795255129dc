import type { files as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkUpdateFiles, cropFile, getFileDetails, retryFileProcessing, updateFileDetails } from '../file-details/public.ts'
import { bulkImportFile, bulkImportFiles, importFile } from '../file-imports/public.ts'
import { getStorageUsage } from '../file-usage/public.ts'
import { bulkGetFileUses, getFileUses } from '../file-uses/public.ts'
import { listFileVersions, restoreFileVersion } from '../file-versions/public.ts'
import {
  generateFileDownloadUrl,
  generateFilePreviewUrls,
  generateFilesDownloadUrl,
  generateFileVersionUrl,
  generateVideoStreamingUrl,
} from '../media/public.ts'
import { generateFileReplacementUrl, generateFileResumableUploadUrl, generateFileUploadUrl } from '../uploads/public.ts'
import { bulkDeleteFiles } from './calls/bulk-delete-files.ts'
import { bulkGetPublicMedia } from './calls/bulk-get-public-media.ts'
import { bulkRestoreFilesFromTrashBin } from './calls/bulk-restore-files-from-trash-bin.ts'
import { getFileDescriptor } from './calls/get-file-descriptor.ts'
import { getFileDescriptors } from './calls/get-file-descriptors.ts'
import { listDeletedFiles } from './calls/list-deleted-files.ts'
import { listFiles } from './calls/list-files.ts'
import { queryFileDescriptors } from './calls/query-file-descriptors.ts'
import { searchFiles } from './calls/search-files.ts'
import { updateFileDescriptor } from './calls/update-file-descriptor.ts'

export const files: Handlers<typeof contract> = {
  getFileDescriptor,
  getFileDescriptors,
  updateFileDescriptor,
  generateFileUploadUrl,
  generateFileResumableUploadUrl,
  importFile,
  bulkImportFiles,
  bulkImportFile,
  listFiles,
  searchFiles,
  listDeletedFiles,
  queryFileDescriptors,
  generateFilesDownloadUrl,
  generateFileDownloadUrl,
  generateVideoStreamingUrl,
  bulkDeleteFiles,
  bulkRestoreFilesFromTrashBin,
  generateFileReplacementUrl,
  listFileVersions,
  restoreFileVersion,
  generateFileVersionUrl,
  generateFilePreviewUrls,
  getFileUses,
  bulkGetFileUses,
  getFileDetails,
  updateFileDetails,
  cropFile,
  retryFileProcessing,
  getStorageUsage,
  bulkUpdateFiles,
  bulkGetPublicMedia,
}

export { picturesAmong } from './pictures-among.ts'
