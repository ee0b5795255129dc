export { handleError, handleRequest as default, streamTimeout } from '@stoa/ui/entry-server'
export { sharedPages } from './frame/shared-pages.server.ts'
