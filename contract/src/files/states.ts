export const mediaTypes = ['UNKNOWN', 'IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'VECTOR', 'ARCHIVE', 'MODEL3D', 'OTHER'] as const
export type MediaType = (typeof mediaTypes)[number]

/** PENDING while a file is fetched or processed; then READY, or FAILED if it can't be used (site §4). */
export const operationStatuses = ['PENDING', 'READY', 'FAILED'] as const
export type OperationStatus = (typeof operationStatuses)[number]

/** DELETED files are in the trash. */
export const fileStates = ['OK', 'DELETED'] as const
export type FileState = (typeof fileStates)[number]

export const rootFolders = ['MEDIA_ROOT', 'TRASH_ROOT', 'VISITOR_UPLOADS_ROOT'] as const
export type RootFolder = (typeof rootFolders)[number]

/** The folders that every site has. Their IDs are the platform's. */
export const mediaRoot = 'media-root'
export const visitorUploadsRoot = 'visitor-uploads'
export const trashRoot = 'trash-root'
