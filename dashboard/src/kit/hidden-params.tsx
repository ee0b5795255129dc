/** Passes the rest of a list's URL through a form that changes one part of it. */
export const HiddenParams = ({ query, except }: { query: URLSearchParams; except: readonly string[] }) =>
  [...query]
    .filter(([name]) => name !== 'cursor' && !except.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" {...{ name, value }} />)
