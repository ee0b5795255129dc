export { plainFilm, plainPicture } from './plain-content.ts'
