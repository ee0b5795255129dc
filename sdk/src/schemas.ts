/** The contract itself, schemas and all: for Node and for forms that check what they send. It brings TypeBox along, so a shop's pages leave it out. */
export * from '@stoa/contract'
