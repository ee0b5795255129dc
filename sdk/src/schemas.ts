/** The contract with its schemas, for Node and for forms that validate before sending. It includes TypeBox, so a shop's pages don't import it. */
export * from '@stoa/contract'
