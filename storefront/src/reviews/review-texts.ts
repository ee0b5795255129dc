const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** Texts about reviews on pages of products. */
export const reviews = {
  title: 'Reviews',
  count: (count: string, number: number) => `${count} ${plural(number, 'review', 'reviews')}`,
  summary: 'Ratings',
  bar: (stars: number) => plural(stars, '1 star', `${stars} stars`),
  show: (stars: number, count: string) => `Show reviews with ${plural(stars, '1 star', `${stars} stars`)}: ${count}`,
  only: (stars: number) => `Only ${plural(stars, '1 star', `${stars} stars`)}`,
  showAll: 'Show all reviews',
  sort: 'Sort reviews',
  sorts: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' },
  none: 'No reviews yet',
  noneText: 'Share what you think of it.',
  noMatch: 'No reviews with this rating.',
  write: 'Write a review',
  edit: 'View your review',
  verified: 'Verified purchase',
  pictureBy: (author: string) => `Picture by ${author}`,
  reply: (shop: string) => `Reply from ${shop}`,
  more: 'Show more reviews',
  loading: 'Loading…',
}
