import styles from './tree.css?url'

/** The styles that only the pages of collections need. They are loaded before a page is displayed. */
export const TreeStyles = () => <link rel="stylesheet" href={styles} precedence="collections" />
