import styles from './media.css?url'

/** The styles that only the pages of the media library need. They are loaded before a page is displayed. */
export const MediaStyles = () => <link rel="stylesheet" href={styles} precedence="media" />
