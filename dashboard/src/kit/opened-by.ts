/** What calls do, each up to the first stop of its sentence: "Get an order · Find orders". */
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
