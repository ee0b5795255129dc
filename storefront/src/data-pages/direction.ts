const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The direction of content whose first letter is written from right to left; other content keeps the direction of the page. */
export const directionOf = (text: string): 'rtl' | undefined => (leftward.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : undefined)
