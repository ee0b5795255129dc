import { plural } from '@stoa/ui/texts/pieces'

/** Texts about reviews on pages of products. */
export const reviews = {
  title: 'Reviews',
  count: (count: string, number: number) => `${count} ${plural(number, 'review', 'reviews')}`,
  summary: 'Ratings',
  /** After the number of stars, and after that of reviews: “5 stars, 12 reviews”. */
  barStars: (stars: number) => plural(stars, ' star, ', ' stars, '),
  barCount: (number: number) => plural(number, ' review', ' reviews'),
  showAll: 'Show all reviews',
  sort: 'Sort reviews',
  sorts: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' },
  none: 'No reviews yet',
  noneText: 'Share what you think of it.',
  noMatch: 'No reviews with this rating.',
  write: 'Write a review',
  verified: 'Verified purchase',
  pictureBy: (author: string) => `Picture by ${author}`,
  reply: (shop: string) => `Reply from ${shop}`,
  more: 'Show more reviews',
  loading: 'Loading…',
  moreFailed: 'Couldn’t load more reviews. Reload the page.',
}
