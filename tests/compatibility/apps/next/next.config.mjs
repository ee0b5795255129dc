import { withStoa } from '@stoa/connect/next'

// The tests build it once: nothing is kept for a next build.
export default withStoa({ experimental: { turbopackFileSystemCacheForBuild: false, turbopackMinify: false, turbopackSourceMaps: false } })
