/** Links to choose another password for the desk: asked for, answered, used up. */
export { deleteTokensOf as endLinksOf, insertRequest as askForLink, ownerOfToken as ownerOfLink, takeToken as takeLink } from './store.ts'
