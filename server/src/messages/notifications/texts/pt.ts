import type { Words } from './shape.ts'

export const portuguese: Words = {
  types: { base: 'linha de base', second: 'segunda avaliação', third: 'terceira avaliação' },
  jobs: { import: 'A leitura do seu arquivo', import_apply: 'A sua importação', export: 'O seu arquivo' },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: pronto`,
      message: 'Está pronto e fica guardado por 24 horas.',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: não funcionou`,
      message: 'Nada foi alterado. Tente de novo, ou abra a página para ler o motivo.',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: pronta para revisão`,
      message: `${person} enviou para revisão a ${type} de ${year}.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: devolvida com motivos`,
      message: `${person} devolveu a ${type} de ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: validada`,
      message: `${person} validou a ${type} de ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: encerrada`,
      message: `${person} encerrou a ${type} de ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: uma nova linha está aberta`,
      message: `${person} abriu a ${type} de ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: um comentário para responder`,
      message: `${person} comentou a ${type} de ${year}.`,
    }),
    link_given: ({ person }) => ({
      title: 'Um link para sua conta foi entregue',
      message: `${person} criou um link com o qual se pode escolher uma nova senha para sua conta. Se você não pediu, mude sua senha: assim o link deixa de funcionar.`,
    }),
    refresh_token_reused: () => ({
      title: 'Sua sessão foi encerrada em um dispositivo',
      message: 'Uma de suas sessões foi usada em dois lugares. Mude sua senha se não foi você.',
    }),
  },
}
