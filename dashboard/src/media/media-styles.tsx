import { UploadStyles } from '../uploads/upload-styles.tsx'
import styles from './media.css?url'

/** The styles that only the pages of the media library need. They are loaded before a page is displayed. */
export const MediaStyles = () => (
  <>
    <UploadStyles />
    <link rel="stylesheet" href={styles} precedence="media" />
  </>
)
