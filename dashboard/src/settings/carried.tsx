/** A hidden field, left out if its value is empty. */
export const Carried = ({ name, value }: { name: string; value: string }) =>
  value ? <input type="hidden" name={name} value={value} /> : null
