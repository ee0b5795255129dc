export { listFileVersions } from './calls/list-file-versions.ts'
export { restoreFileVersion } from './calls/restore-file-version.ts'
export { replaceContent } from './replace-content.ts'
