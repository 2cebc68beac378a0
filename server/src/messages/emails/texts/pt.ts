import type { Words } from './shape.ts'

const open = 'Abrir a avaliação'

export const portuguese: Words = {
  types: { base: 'linha de base', second: 'segunda avaliação', third: 'terceira avaliação' },
  hello: 'Olá,',
  address: 'Se o link não abrir, copie este endereço no seu navegador:',
  why: 'Você recebe este e-mail porque tem uma conta no Vereda. Ninguém lê as respostas a ele.',
  letters: {
    invitation: ({ username, person }) => ({
      subject: 'Sua conta no Vereda: escolha uma senha',
      before: [
        `${person} criou uma conta para você no Vereda. Nele, escolas que ensinam estudantes com deficiência avaliam e melhoram sua educação inclusiva.`,
        `Seu nome de usuário é: ${username}`,
        'Para começar, escolha uma senha.',
      ],
      link: 'Escolher uma senha',
      after: [
        'O link funciona uma única vez e por 7 dias. Depois disso, escolha “Esqueceu sua senha?” na página de entrada para receber outro.',
        'Se você não esperava este e-mail, não precisa fazer nada.',
      ],
    }),
    password_reset: ({ username }) => ({
      subject: 'Escolha uma nova senha para o Vereda',
      before: [
        'Alguém, provavelmente você, pediu uma nova senha para a sua conta no Vereda.',
        `Seu nome de usuário é: ${username}`,
      ],
      link: 'Escolher uma nova senha',
      after: [
        'O link funciona uma única vez e por 60 minutos. Se você pedir outro, só o mais recente funciona.',
        'Se você não pediu, não precisa fazer nada: sua senha continua a mesma.',
      ],
    }),
    password_changed: ({ username }) => ({
      subject: 'Sua senha no Vereda foi alterada',
      before: [
        `A senha da sua conta ${username} foi alterada. Onde mais a conta estava aberta, será preciso entrar de novo.`,
        'Se não foi você, escolha logo uma nova senha e avise quem coordena a sua área.',
      ],
      link: 'Pedir uma nova senha',
    }),
    email_changed: ({ username }) => ({
      subject: 'Seu e-mail no Vereda foi alterado',
      before: [
        `O e-mail da sua conta ${username} foi alterado. A partir de agora, as mensagens vão para o novo endereço.`,
        'Se você não sabia dessa mudança, avise logo quem coordena a sua área.',
      ],
    }),
    email_confirmation: ({ username }) => ({
      subject: 'Confirme seu e-mail no Vereda',
      before: [
        `Este endereço foi informado para a conta ${username} no Vereda.`,
        'Confirme que ele é seu. Só então as mensagens e os links para uma nova senha chegam a ele.',
      ],
      link: 'Confirmar este endereço',
      after: [
        'O link funciona uma única vez e por 7 dias. Você pode pedir outro no seu perfil.',
        'Se você não conhece esta conta, não precisa fazer nada: sem você, o endereço não é usado.',
      ],
    }),
    email_change_asked: ({ username }) => ({
      subject: 'Um novo e-mail foi informado para sua conta no Vereda',
      before: [
        `Um novo e-mail foi informado para sua conta ${username}. Enquanto ninguém o confirmar lá, tudo continua chegando a este endereço.`,
        'Se você não sabia disso, avise logo quem cuida da sua área e mude sua senha.',
      ],
    }),
    link_given: ({ username, person }) => ({
      subject: 'Um link para sua conta no Vereda foi entregue',
      before: [
        `${person} criou um link com o qual se pode escolher uma nova senha para sua conta ${username}. Ele funciona uma única vez e por 24 horas.`,
        'Se você não pediu, peça logo uma nova senha: assim aquele link deixa de funcionar.',
      ],
      link: 'Pedir uma nova senha',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      subject: `${school}: pronta para revisão`,
      before: [
        `${person} enviou para revisão a ${type} de ${year}.`,
        'Você já pode revisá-la, e validá-la ou devolvê-la com os motivos.',
      ],
      link: open,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      subject: `${school}: devolvida com motivos`,
      before: [
        `${person} devolveu a ${type} de ${year} com estes motivos:`,
        reasons,
        'A linha está aberta de novo. Faça as mudanças e envie-a outra vez para revisão.',
      ],
      link: open,
    }),
    line_validated: ({ school, year, type, person }) => ({
      subject: `${school}: validada`,
      before: [
        `${person} validou a ${type} de ${year}.`,
        'Os resultados estão definidos. O próximo passo é encerrar a linha.',
      ],
      link: open,
    }),
    line_closed: ({ school, year, type, person }) => ({
      subject: `${school}: encerrada`,
      before: [
        `${person} encerrou a ${type} de ${year}.`,
        'Ela ainda pode ser lida, mas não pode mais ser alterada.',
      ],
      link: open,
    }),
    line_opened: ({ school, year, type, person }) => ({
      subject: `${school}: uma nova linha está aberta`,
      before: [
        `${person} abriu a ${type} de ${year}.`,
        'Você já pode começar a responder aos indicadores e a adicionar evidências.',
      ],
      link: open,
    }),
    comment_added: ({ school, year, type, person }) => ({
      subject: `${school}: um comentário para responder`,
      before: [
        `${person} comentou a ${type} de ${year}.`,
        'Leia o comentário na avaliação e responda, se for preciso.',
      ],
      link: open,
    }),
  },
}
