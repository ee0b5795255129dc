export const search = {
  title: 'Search',
  titleFor: (words: string) => `Results for “${words}”`,
  label: 'What are you looking for?',
  collections: 'Collections',
  nothing: (words: string) => `Nothing is called “${words}” here.`,
  didYouMean: 'Did you mean',
  help: ['Look at the spelling.', 'Try a shorter or a more general word.', 'Or look through the collections:'],
  newest: 'Or among what is new',
}
