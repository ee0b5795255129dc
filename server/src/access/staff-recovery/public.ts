export { requestLink } from './request.ts'
export { deleteTokensOf as endLinksOf, ownerOfToken as ownerOfLink, takeToken as takeLink } from './store.ts'
