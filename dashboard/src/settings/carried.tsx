/** A hidden field with a value, if there is one. */
export const Carried = ({ name, value }: { name: string; value: string }) =>
  value ? <input type="hidden" name={name} value={value} /> : null
