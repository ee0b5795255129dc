import styles from './media.css?url'

/** The styles that only the pages of the media library need. */
export const mediaLinks = () => [{ rel: 'stylesheet', href: styles }]
