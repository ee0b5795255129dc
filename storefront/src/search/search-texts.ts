export const search = {
  title: 'Search',
  titleFor: (words: string) => `Results for “${words}”`,
  label: 'What are you looking for?',
  collections: 'Collections',
  nothing: (words: string) => `No results for “${words}”`,
  showingInstead: 'Showing results for',
  didYouMean: 'Did you mean',
  help: ['Check the spelling.', 'Try a shorter or more general word.', 'Browse the collections:'],
  newest: 'New arrivals',
}
