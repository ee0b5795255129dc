export { deleteTokensOf as endLinksOf, insertRequest as askForLink, ownerOfToken as ownerOfLink, takeToken as takeLink } from './store.ts'
