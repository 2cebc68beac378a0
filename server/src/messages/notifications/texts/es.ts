import type { Words } from './shape.ts'

export const spanish: Words = {
  types: { base: 'línea de base', second: 'segunda evaluación', third: 'tercera evaluación' },
  jobs: { import: 'La revisión de su archivo', import_apply: 'Su importación', export: 'Su archivo' },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: listo`,
      message: 'Está listo y se guarda durante 24 horas.',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: no funcionó`,
      message: 'No se cambió nada. Inténtelo otra vez, o abra la página para leer el motivo.',
    }),
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
      title: `${school}: un comentario por responder`,
      message: `${person} ha comentado la ${type} de ${year}.`,
    }),
    link_given: ({ person }) => ({
      title: 'Se entregó un enlace a su cuenta',
      message: `${person} ha creado un enlace con el que se puede elegir una nueva contraseña para su cuenta. Si no lo pidió, cambie su contraseña: así el enlace deja de servir.`,
    }),
    refresh_token_reused: () => ({
      title: 'Se cerró su sesión en un dispositivo',
      message: 'Una de sus sesiones se usó en dos lugares. Cambie su contraseña si no fue usted.',
    }),
  },
}
