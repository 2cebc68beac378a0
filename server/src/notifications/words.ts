import type { NotificationCode } from 'contract/notifications'
import type { Language } from 'contract/shapes'

type Params = Record<string, string | number>
type Said = { title: string; message: string }
type Words = {
  types: Record<string, string>
  codes: Record<Exclude<NotificationCode, 'message'>, (said: Params & { type: string }) => Said>
}

const english: Words = {
  types: { base: 'base line', second: 'second evaluation', third: 'third evaluation' },
  codes: {
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: ready for review`,
      message: `${person} has submitted the ${type} of ${year} for review.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: returned with reasons`,
      message: `${person} has returned the ${type} of ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: validated`,
      message: `${person} has validated the ${type} of ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: closed`,
      message: `${person} has closed the ${type} of ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: a new line is open`,
      message: `${person} has opened the ${type} of ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: new comment`,
      message: `${person} has commented on the ${type} of ${year}.`,
    }),
    refresh_token_reused: () => ({
      title: 'You were signed out on one device',
      message: 'A sign-in of yours was used in two places. Change your password if that was not you.',
    }),
  },
}

const spanish: Words = {
  types: { base: 'línea de base', second: 'segunda evaluación', third: 'tercera evaluación' },
  codes: {
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: lista para revisar`,
      message: `${person} ha enviado a revisión la ${type} de ${year}.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: devuelta con motivos`,
      message: `${person} ha devuelto la ${type} de ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: validada`,
      message: `${person} ha validado la ${type} de ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: cerrada`,
      message: `${person} ha cerrado la ${type} de ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: hay una nueva línea abierta`,
      message: `${person} ha abierto la ${type} de ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: nuevo comentario`,
      message: `${person} ha comentado la ${type} de ${year}.`,
    }),
    refresh_token_reused: () => ({
      title: 'Se cerró su sesión en un dispositivo',
      message: 'Una de sus sesiones se usó en dos lugares. Cambie su contraseña si no fue usted.',
    }),
  },
}

const words: Partial<Record<Language, Words>> = { en: english, es: spanish }

/** Title and message in the reader's language, or in English; a message that a person wrote is not translated. */
export const wordsOf = (
  language: Language,
  {
    code,
    params,
    title,
    message,
  }: { code: NotificationCode; params: Params } & {
    [Name in keyof Said]: string | null
  },
): Said => {
  if (code === 'message') return { title: title ?? '', message: message ?? '' }
  const { codes, types } = words[language] ?? english
  return codes[code]({ ...params, type: types[String(params['evaluation_type'])] ?? '' })
}
