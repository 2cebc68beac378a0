import { commentCalls } from 'contract/evaluation/comments'
import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { expect } from 'vitest'
import { givenEvaluators } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { givenSchool } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'

/** The worked example of a domain: outcomes of (NE, A, B, B), (NA, C, D, E) and (B, D, NA). */
export const example: [string, OptionCode][] = [
  ['1.1.1', 'NE'],
  ['1.1.2', 'A'],
  ['1.1.3', 'B'],
  ['1.1.4', 'B'],
  ['1.2.1', 'C'],
  ['1.2.2', 'NA'],
  ['1.2.3', 'D'],
  ['1.2.4', 'E'],
  ['1.3.1', 'B'],
  ['1.3.2', 'D'],
  ['1.3.3', 'NA'],
]

/** What is said of what is not answered to the end. */
export const nothing = {
  points: null,
  percent: null,
  stage: null,
  moving_into: null,
  applicable: null,
  no_evidence: null,
  not_applicable: null,
  change: null,
  compared: null,
}

/** A school, people of every role around it, and what they answer and write. */
export const givenInsight = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const here = await givenEvaluators(db)

  const answer = async (line: number, code: string, option: OptionCode) => {
    const indicator = here.instrument.indicator(code)
    const body = {
      evaluation_line: line,
      indicator: indicator.id,
      option: here.instrument.option(option, indicator.scale),
      na_reason: 'Nobody to ask',
    }
    const { status, body: stored } = await vereda.ask(resultCalls.create, here.teacher, { body })
    expect(status).toBe(201)
    return stored.id
  }

  const newSchool = () => givenSchool(db, here.region)

  const comment = async (by: Someone, line: number, text: string, indicator: number | null = null) => {
    const { body } = await vereda.ask(commentCalls.create, by, {
      body: { evaluation_line: line, indicator, text },
    })
    return body.id
  }

  return { vereda, db, here, answer, newSchool, comment }
}
