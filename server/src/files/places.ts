import { Problem } from 'contract/problems'

type Waiting = { person: number; admit: () => void }

/**
 * So many uploads at once, and so few of one person, that none of them starves the server; the others wait for a
 * place, and after a while they are asked to come again. `enter` answers with the way out.
 */
export const openPlaces = ({ atOnce = 8, ofOnePerson = 2, patience = 30_000 } = {}) => {
  const inside: number[] = []
  let waiting: Waiting[] = []

  const fits = (person: number) =>
    inside.length < atOnce && inside.filter((each) => each === person).length < ofOnePerson
  const leave = (person: number) => {
    inside.splice(inside.indexOf(person), 1)
    const next = waiting.find((each) => fits(each.person))
    next?.admit()
  }
  const enter = (person: number): Promise<() => void> =>
    new Promise((entered, refused) => {
      const admit = () => {
        clearTimeout(alarm)
        waiting = waiting.filter((each) => each !== place)
        inside.push(person)
        let isInside = true
        entered(() => {
          if (isInside) leave(person)
          isInside = false
        })
      }
      const place: Waiting = { person, admit }
      const alarm = setTimeout(() => {
        waiting = waiting.filter((each) => each !== place)
        refused(new Problem('unavailable', { retry_after: 30 }))
      }, patience)
      if (fits(person)) admit()
      else waiting.push(place)
    })
  return { enter }
}

export type Places = ReturnType<typeof openPlaces>
