import styles from './editor.css?url'

/** The styles that only the form of a product needs. They are loaded before it is displayed. */
export const EditorStyles = () => <link rel="stylesheet" href={styles} precedence="products" />
