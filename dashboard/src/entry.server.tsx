export { handleError, handleRequest as default, streamTimeout } from '@stoa/ui/entry-server'
