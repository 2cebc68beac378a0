import { partOfFile } from 'contract/access/call'
import { dutyCalls } from 'contract/evaluation/duties'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import { lineCalls } from 'contract/evaluation/lines'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { resultCalls } from 'contract/evaluation/results'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { reviewerCalls } from 'contract/evaluation/reviewers'
import { uploadCalls } from 'contract/evaluation/uploads'
import { homeCalls } from 'contract/insight/home'
import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { thisYear } from '../../given/lines.ts'
import { rowsOf } from '../row.ts'

const shares = [10, 10, 10, 10, 10, 10, 40]

export const evaluationRows = [
  ...rowsOf(evaluationCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ query: { paginated: false }, shows: at.open.evaluation }) },
    create: {
      may: '– D S S A A',
      named: ['body.school'],
      asks: async (at) => ({
        body: { school: await at.newSchool(), instrument: at.instrument.id, year: thisYear },
      }),
    },
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.evaluation } }) },
    change: {
      may: '– D S S A A',
      asks: (at) => ({ parameters: { id: at.open.evaluation }, body: { period: 'First term' } }),
    },
    remove: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.line()).evaluation } }),
    },
    weigh: {
      may: '– D S S A A',
      named: ['body.evaluation_line'],
      missing: 'line_not_open',
      asks: (at) => ({
        body: {
          evaluation_line: at.open.id,
          scores: at.instrument.categories.map(({ id }, place) => ({ category: id, score: shares[place] })),
        },
      }),
    },
  }),
  ...rowsOf(reviewMarkCalls, {
    list: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.line('IN REVIEW')).id } }),
    },
    set: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { id: (await at.line('IN REVIEW')).id },
        body: { indicator: at.indicator, verdict: 'ask', text: 'Show more' },
      }),
    },
  }),
  ...rowsOf(dutyCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.id } }) },
    set: {
      may: '– S S S A A',
      asks: (at) => ({
        parameters: { id: at.open.id },
        body: { duty: at.duty, kept: false, plan: 'A lock that opens from within' },
      }),
    },
  }),
  ...rowsOf(ratingRoundCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.id } }) },
    open: {
      may: '– S S S A A',
      asks: async (at) => ({
        parameters: { id: (await at.line()).id },
        body: { categories: [at.category], raters: await at.raters() },
      }),
    },
    rate: {
      may: '– W W W W W',
      asks: async (at, by) => ({
        parameters: { id: await at.round(by) },
        body: { indicator: at.indicator, option: at.better },
      }),
    },
    finish: {
      may: '– W W W W W',
      asks: async (at, by) => ({ parameters: { id: await at.round(by) } }),
    },
    agree: {
      may: '– W W W W W',
      asks: async (at, by) => ({
        parameters: { id: await at.round(by, 'finished') },
        body: { indicator: at.indicator, option: at.better, reason: 'We looked at it together' },
      }),
    },
    end: {
      may: '– S S S A A',
      asks: async (at, by) => ({ parameters: { id: await at.round(by) }, body: { keep_own: true } }),
    },
    agreement: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.school } }) },
  }),
  ...rowsOf(reviewerCalls, {
    read: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.line('IN REVIEW')).id } }),
    },
    set: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { id: (await at.line('IN REVIEW')).id },
        body: { reviewer: null },
      }),
    },
  }),
  ...rowsOf(lineCalls, {
    readiness: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.id } }) },
    submit: { may: '– S S S A A', asks: async (at) => ({ parameters: { id: (await at.readyLine()).id } }) },
    review: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.line('IN REVIEW')).id }, body: { messages: [] } }),
    },
    return: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { id: (await at.line('IN REVIEW')).id },
        body: { messages: [{ text: 'Once more' }] },
      }),
    },
    open: {
      may: '– D S S A A',
      named: ['parameters.id', 'body.evaluation'],
      asks: async (at) => {
        const { id, evaluation } = await at.line('VALIDATED')
        return { parameters: { id }, body: { status: 'CLOSED', evaluation } }
      },
    },
    changeYear: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.line()).id }, body: { year: thisYear } }),
    },
  }),
  ...rowsOf(editionMoveCalls, {
    choices: { may: '– D S S A A', asks: (at) => ({ parameters: { id: at.open.id } }) },
    move: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { id: (await at.line()).id },
        body: { instrument: await at.nextEdition() },
      }),
    },
    former: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.id } }) },
    removeReason: {
      may: '– S S S A A',
      asks: async (at) => {
        const { id, answer } = await at.formerTexts()
        return { parameters: { id, answer } }
      },
    },
    removeRating: {
      may: '– S S S A A',
      asks: async (at) => {
        const { id, indicator, rater } = await at.formerRound()
        return { parameters: { id, indicator, rater } }
      },
    },
    removeAgreement: {
      may: '– S S S A A',
      asks: async (at) => {
        const { id, indicator } = await at.formerRound()
        return { parameters: { id, indicator } }
      },
    },
    removePlan: {
      may: '– S S S A A',
      asks: async (at) => {
        const { id, duty } = await at.formerTexts()
        return { parameters: { id, duty } }
      },
    },
  }),
  ...rowsOf(resultCalls, {
    create: {
      may: '– S S S A A',
      named: ['body.evaluation_line'],
      missing: 'line_not_open',
      asks: async (at) => ({
        body: { evaluation_line: (await at.line()).id, indicator: at.indicator, option: at.option },
      }),
    },
    read: { may: '– S S S A A', asks: async (at) => ({ parameters: { id: await at.result() } }) },
    change: {
      may: '– S S S A A',
      asks: async (at) => ({ parameters: { id: await at.result() }, body: { option: at.better } }),
    },
    remove: { may: '– S S S A A', asks: async (at) => ({ parameters: { id: await at.result() } }) },
  }),
  ...rowsOf(schoolResultsCalls, {
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.school } }) },
  }),
  ...rowsOf(schoolOverviewCalls, {
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.school } }) },
    similar: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.school } }) },
  }),
  ...rowsOf(homeCalls, { read: { may: '– D A A A A', asks: () => ({}) } }),
  ...rowsOf(fileCalls, {
    create: {
      may: '– S S S A A',
      named: ['form.evaluation_line'],
      missing: 'line_not_open',
      asks: async (at) => ({
        form: { evaluation_line: (await at.line()).id, category: at.category, stage: 1 },
      }),
    },
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.stored } }) },
    remove: { may: '– W S S A A', asks: async (at, by) => ({ parameters: { id: await at.photoRow(by) } }) },
  }),
  ...rowsOf(uploadCalls, {
    create: {
      may: '– S S S A A',
      named: ['metadata.evaluation_line'],
      missing: 'line_not_open',
      asks: async (at) => ({
        metadata: { evaluation_line: (await at.line()).id, category: at.category, stage: 1 },
      }),
    },
    read: {
      may: '– O O O O O',
      asks: async (at, by) => ({ parameters: { id: await at.uploadOnItsWay(by) } }),
    },
    append: {
      may: '– O O O O O',
      asks: async (at, by) => ({
        parameters: { id: await at.uploadOnItsWay(by) },
        headers: { 'content-type': partOfFile, 'upload-offset': '0' },
        body: 'A plan of the school',
      }),
    },
    remove: {
      may: '– O O O O O',
      asks: async (at, by) => ({ parameters: { id: await at.uploadOnItsWay(by) } }),
    },
    discard: {
      may: '– O O O O O',
      asks: async (at, by) => ({ query: { key: await at.keyOnItsWay(by) } }),
    },
  }),
]
