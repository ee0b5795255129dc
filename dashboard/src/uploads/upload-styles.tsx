import styles from './uploads.css?url'

/** The styles of uploads, for the pages and dialogs that show some. */
export const UploadStyles = () => <link rel="stylesheet" href={styles} precedence="uploads" />
