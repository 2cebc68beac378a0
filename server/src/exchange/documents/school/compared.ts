import { isOfSchool } from 'contract/access/roles'
import type { Note } from 'contract/evaluation/notes'
import { goalsBetween } from 'contract/evaluation/plan/latest-of-goals'
import { type Movement, movements } from 'contract/insight/results/comparisons'
import { movementsBetween } from 'contract/insight/results/movements'
import type { LineResults } from 'contract/insight/results/school-results'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { aboutFormer, letterLegend, letterWithStage, lineName } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { domainName } from './domains.ts'
import { actionsText, goalRead } from './goals.ts'
import type { LineFound } from './school-found.ts'

type Indicator = LineResults['indicators'][number]
type Compared = { lines: readonly LineFound[]; moved: ReadonlyMap<number, Movement> }

/** The author of a note, where it is not the school. */
const noteName = (voice: Voice, { line }: LineFound['results'], note: Note): string => {
  const name = lineName(voice, line)
  return isOfSchool(note) ? name : `${name}, ${voice.t('evaluation.staffNotes')}`
}

/** Reasons then and now, and actions in between; empty without any text. */
const reasons = (voice: Voice, { lines, moved }: Compared, { id, code, name }: Indicator): Block[] => {
  const { t } = voice
  const notes = lines.flatMap(({ results, detail }) =>
    detail.line.notes
      .filter((note) => note.indicator === id)
      .map((note): [string, string] => [
        noteName(voice, results, note),
        aboutFormer(voice, note, note.hidden ? t('evaluation.hiddenWords') : note.text),
      ]),
  )
  const goals = workedOn(lines).filter(({ indicator }) => indicator === id)
  if (notes.length === 0 && goals.length === 0) return []
  return [
    heading(3, `${code} ${name}`),
    ...facts(notes),
    ...goals.flatMap((goal) => [
      paragraph(t('results.goalBetween', { title: goal.title, status: t(`plan.goalStatus.${goal.status}`) })),
      paragraph(t(`results.goalMoved.${moved.get(id) ?? 'none'}`)),
      actionsText(voice, goal),
    ]),
  ]
}

const workedOn = (lines: readonly LineFound[]) =>
  goalsBetween(
    lines.slice(0, -1).flatMap(({ plan }) => plan.goals),
    lines.at(-1)?.plan.goals ?? [],
  )

/** Photos belong to a domain: their number in each line. */
const photoCounts = (voice: Voice, lines: readonly LineFound[], domain: number): Block[] =>
  facts(
    lines.map(({ results, detail }) => {
      const photos = detail.line.files.filter(({ category, kind }) => category === domain && kind === 'photo')
      return [
        voice.t('results.photosOf', { line: lineName(voice, results.line) }),
        voice.number(photos.length),
      ]
    }),
  )

/** Every indicator with its answers in each line, reasons, and actions in between. */
export const linesCompared = (voice: Voice, lines: readonly LineFound[]): Block[] => {
  const { t, number } = voice
  const now = lines.at(-1)
  const then = lines.at(-2)
  if (!now || !then) return []
  const moved = movementsBetween(then.results, now.results)
  const counted = (among: readonly Indicator[]) => {
    const ways = among.flatMap(({ id }) => moved.get(id) ?? [])
    const [up, same, down] = movements.map((way) => number(ways.filter((each) => each === way).length))
    return { count: ways.length, up: up ?? '', same: same ?? '', down: down ?? '' }
  }
  const optionIn = ({ results }: LineFound, id: number) =>
    letterWithStage(voice, results.indicators.find((each) => each.id === id)?.option ?? null)
  return [
    heading(1, t('results.compare')),
    paragraph(t('results.change.allCounts', counted(now.results.indicators))),
    paragraph(letterLegend(voice), 'small'),
    ...now.results.categories.flatMap((domain): Block[] => {
      const indicators = now.results.indicators.filter(({ category }) => category === domain.id)
      const ofDomain = workedOn(lines).filter(
        (goal) => goal.indicator === null && goal.category === domain.id,
      )
      return [
        heading(2, domainName(domain)),
        paragraph(t('results.change.counts', counted(indicators)), 'small'),
        table({
          caption: `${t('results.compare')}: ${domainName(domain)}`,
          head: [
            t('results.indicator'),
            ...lines.map(({ results }) => lineName(voice, results.line)),
            t('results.changeHead'),
          ],
          rows: indicators.map(({ id, code, name }) => [
            `${code} ${name}`,
            ...lines.map((line) => optionIn(line, id)),
            t(`results.moved.${moved.get(id) ?? 'none'}`),
          ]),
          widths: [7, ...lines.map(() => 2), 2],
        }),
        ...photoCounts(voice, lines, domain.id),
        ...(ofDomain.length === 0 ? [] : [heading(3, t('results.doneInDomain'))]),
        ...ofDomain.flatMap((goal) => goalRead(voice, goal, now.results, 4)),
        ...indicators.flatMap((indicator) => reasons(voice, { lines, moved }, indicator)),
      ]
    }),
  ]
}
