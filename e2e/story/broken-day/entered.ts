import { expect } from '@playwright/test'
import { lineOf } from '../line.ts'
import type { Neighbourhood } from '../story.ts'

/** A word of a note, and when it was completely visible. */
export type Word = { text: string; shownAt: number }

/** Everything that was visible on the screens: none of it may be lost or duplicated. */
export class Entered {
  answers = new Map<string, string>()
  notes = new Map<string, Word[]>()
  comments: string[] = []
  files = new Map<string, Buffer>()
  /** Those of the other person. */
  colleague = new Map<string, string>()

  /** The server has exactly this; entries of the colleague may be missing while unsent. */
  async isOnServer(place: Neighbourhood, evaluation: number): Promise<void> {
    const { results, notes, comments, files } = await lineOf(place, evaluation)
    const own = results.filter(({ updated_by: { id } }) => id === place.teacher.id)
    expect(own.map(({ option: { code } }) => code).toSorted()).toEqual([...this.answers.values()].toSorted())
    const written = [...this.notes.values()]
      .map((texts) => texts.map(({ text }) => text).join(' '))
      .filter(Boolean)
    expect(notes.map(({ text }) => text).toSorted()).toEqual(written.toSorted())
    expect(comments.map(({ text }) => text).toSorted()).toEqual(this.comments.toSorted())
    expect(files.map(({ name }) => name).toSorted()).toEqual([...this.files.keys()].toSorted())
  }

  async isOnServerOfBoth(place: Neighbourhood, evaluation: number): Promise<void> {
    await this.isOnServer(place, evaluation)
    const { results } = await lineOf(place, evaluation)
    const others = results.filter(({ updated_by: { id } }) => id === place.colleague.id)
    expect(others.map(({ option: { code } }) => code).toSorted()).toEqual(
      [...this.colleague.values()].toSorted(),
    )
  }
}
