/** ID of the location that every shop has, and from which it sells. */
export const defaultLocationId = '00000000-0000-4000-8000-000000000010'
