/** The endings of files that items can be imported from. */
export const itemFiles = '.csv,.tsv,.txt,.jsonl,.ndjson,text/csv'
