export { endApp } from './end-app.ts'
