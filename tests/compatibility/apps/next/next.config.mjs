import { withStoa } from '@stoa/connect/next'

export default withStoa({})
