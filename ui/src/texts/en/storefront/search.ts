export const search = { title: 'Search', titleFor: (words: string) => `Results for “${words}”`, label: 'What are you looking for?' }
