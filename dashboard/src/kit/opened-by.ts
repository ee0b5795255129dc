/** The summaries of calls, each up to its first full stop: "Get an order · Find orders". */
export const openedBy = (calls: readonly { summary: string }[]): string =>
  [
    ...new Set(
      calls.map(({ summary }) =>
        summary
          .replaceAll('`', '')
          .split(/[.:;](?=\s|$)/, 1)[0]!
          .trim(),
      ),
    ),
  ].join(' · ')
