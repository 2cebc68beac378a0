import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import { assertIndicator } from 'contract/evaluation/results'
import { assertSeen, isSameMark, reviewMarkCalls } from 'contract/evaluation/review-marks'
import { found } from 'contract/platform/problems'
import { nothingChanged, record, textMark } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { lineLockedForAnswer, linesInScope } from '../lines/queries.ts'
import { indicatorNamed } from '../results/queries.ts'
import { described } from './descriptions.ts'
import { marksOfLine, removeMark, setMark } from './queries.ts'

export const reviewMarks = feature(reviewMarkCalls, described, {
  list: async ({ db, actor, parameters }) => {
    const line = found(await linesInScope(db, actor).where('lines.id', '=', parameters.id).executeTakeFirst())
    permit(actor, 'line.review', line)
    return marksOfLine(db, line.id)
  },

  set: async (context) => {
    const { db, actor, parameters, body } = context
    const line = found(await lineLockedForAnswer(db, actor, parameters.id))
    permit(actor, 'line.review', line)
    assertIndicator(await indicatorNamed(db, line.instrument, body.indicator))
    step('review', line.status)
    const { indicator, verdict, text } = body
    const marks = await marksOfLine(db, line.id)
    const newest = marks.find((each) => each.indicator === indicator)
    assertSeen(actor.id, body, newest)
    if (newest?.is_current && isSameMark(newest, body)) {
      nothingChanged(context)
      return marks
    }
    if (verdict === null) {
      const removed = await removeMark(db, line.id, indicator)
      if (!removed) nothingChanged(context)
      else
        await record(
          context,
          'review_mark.delete',
          { type: 'review_mark', id: removed.id },
          { old: { line: line.id, indicator } },
        )
      return marksOfLine(db, line.id)
    }
    const id = await setMark(db, line.id, actor, { indicator, verdict, text })
    const object = { type: 'review_mark', id }
    const mark = text === null ? null : await textMark(db, object, text)
    await record(context, 'review_mark.change', object, {
      new: { line: line.id, indicator, verdict, text: mark },
    })
    return marksOfLine(db, line.id)
  },
})
