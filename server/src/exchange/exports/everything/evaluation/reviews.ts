import type { Review } from 'contract/evaluation/lines'
import { lineColumns } from '../line-columns.ts'
import { tableOf } from '../table.ts'
import type { Gathered, Rated } from './gather.ts'

type Message = Review['messages'][number]
type Row = Rated & { review: Review; message: Message | null }

/** Every decision with its reasons, one a row; also without a text. */
export const reviewsTable = ({ sheetTexts, rated }: Gathered) => {
  const { data } = sheetTexts
  const rows = rated.flatMap((each) =>
    each.line.reviews.flatMap((review) =>
      (review.messages.length > 0 ? review.messages : [null]).map((message) => ({
        ...each,
        review,
        message,
      })),
    ),
  )
  return tableOf<Row>(
    sheetTexts,
    'reviews',
    [
      ...lineColumns<Row>(sheetTexts, ({ line }) => line),
      ['decision', ({ review }) => data.decisions[review.kind]],
      ['decided_by', ({ review }) => review.by.name],
      ['decided_on', ({ review }) => review.at],
      [
        'domain',
        ({ results, message }) =>
          results.categories.find(({ id }) => id === message?.category)?.number ?? null,
      ],
      ['stage', ({ message }) => (message?.stage ? data.stages[message.stage] : null)],
      [
        'indicator',
        ({ results, message }) =>
          results.indicators.find(({ id }) => id === message?.indicator)?.code ?? null,
      ],
      ['reason', ({ message }) => message?.text ?? null],
    ],
    rows,
  )
}
