import type { Words } from './shape.ts'

const open = 'Abrir la evaluación'

export const spanish: Words = {
  types: { base: 'línea de base', second: 'segunda evaluación', third: 'tercera evaluación' },
  hello: 'Hola:',
  address: 'Si el enlace no se abre, copie esta dirección en su navegador:',
  why: 'Recibe este mensaje porque tiene una cuenta en Vereda. Nadie lee las respuestas.',
  letters: {
    invitation: ({ username, person }) => ({
      subject: 'Su cuenta en Vereda: elija una contraseña',
      before: [
        `${person} ha creado una cuenta para usted en Vereda. Allí, las escuelas que enseñan a estudiantes con discapacidad evalúan y mejoran su educación inclusiva.`,
        `Su nombre de usuario es: ${username}`,
        'Para empezar, elija una contraseña.',
      ],
      link: 'Elegir una contraseña',
      after: [
        'El enlace sirve una sola vez y durante 7 días. Después, elija “¿Olvidó su contraseña?” en la página de inicio de sesión para recibir otro.',
        'Si no esperaba este mensaje, no tiene que hacer nada.',
      ],
    }),
    password_reset: ({ username }) => ({
      subject: 'Elija una nueva contraseña para Vereda',
      before: [
        'Alguien, probablemente usted, ha pedido una nueva contraseña para su cuenta en Vereda.',
        `Su nombre de usuario es: ${username}`,
      ],
      link: 'Elegir una nueva contraseña',
      after: [
        'El enlace sirve una sola vez y durante 60 minutos. Si pide otro, solo funciona el más reciente.',
        'Si no lo pidió, no tiene que hacer nada: su contraseña sigue siendo la misma.',
      ],
    }),
    password_changed: ({ username }) => ({
      subject: 'Se cambió su contraseña en Vereda',
      before: [
        `Se cambió la contraseña de su cuenta ${username}. En los demás lugares donde tenía la sesión abierta, deberá iniciarla de nuevo.`,
        'Si no fue usted, elija enseguida una nueva contraseña y avise a quien está a cargo de su área.',
      ],
      link: 'Pedir una nueva contraseña',
    }),
    email_changed: ({ username }) => ({
      subject: 'Se cambió su correo electrónico en Vereda',
      before: [
        `Se cambió el correo electrónico de su cuenta ${username}. Desde ahora, los mensajes llegan a la nueva dirección.`,
        'Si no sabía de este cambio, avise enseguida a quien está a cargo de su área.',
      ],
    }),
    email_confirmation: ({ username }) => ({
      subject: 'Confirme su correo electrónico para Vereda',
      before: [
        `Esta dirección se indicó para la cuenta ${username} en Vereda.`,
        'Confirme que es suya. Solo entonces llegarán a ella los mensajes y los enlaces para una nueva contraseña.',
      ],
      link: 'Confirmar esta dirección',
      after: [
        'El enlace sirve una sola vez y durante 7 días. Puede pedir otro en su perfil.',
        'Si no conoce esta cuenta, no tiene que hacer nada: sin usted, la dirección no se usa.',
      ],
    }),
    email_change_asked: ({ username }) => ({
      subject: 'Se indicó un nuevo correo electrónico para su cuenta en Vereda',
      before: [
        `Se indicó un nuevo correo electrónico para su cuenta ${username}. Mientras nadie lo confirme allí, todo sigue llegando a esta dirección.`,
        'Si no sabía de esto, avise enseguida a quien está a cargo de su área y cambie su contraseña.',
      ],
    }),
    link_given: ({ username, person }) => ({
      subject: 'Se entregó un enlace a su cuenta en Vereda',
      before: [
        `${person} ha creado un enlace con el que se puede elegir una nueva contraseña para su cuenta ${username}. Sirve una sola vez y durante 24 horas.`,
        'Si no lo pidió, pida enseguida una nueva contraseña: así ese enlace deja de servir.',
      ],
      link: 'Pedir una nueva contraseña',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      subject: `${school}: lista para revisar`,
      before: [
        `${person} ha enviado a revisión la ${type} de ${year}.`,
        'Ya puede revisarla, y validarla o devolverla con motivos.',
      ],
      link: open,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      subject: `${school}: devuelta con motivos`,
      before: [
        `${person} ha devuelto la ${type} de ${year} con estos motivos:`,
        reasons,
        'La línea está abierta otra vez. Haga los cambios y envíela de nuevo a revisión.',
      ],
      link: open,
    }),
    line_validated: ({ school, year, type, person }) => ({
      subject: `${school}: validada`,
      before: [
        `${person} ha validado la ${type} de ${year}.`,
        'Sus resultados son definitivos. El siguiente paso es cerrar la línea.',
      ],
      link: open,
    }),
    line_closed: ({ school, year, type, person }) => ({
      subject: `${school}: cerrada`,
      before: [
        `${person} ha cerrado la ${type} de ${year}.`,
        'Todavía se puede leer, pero ya no se puede cambiar.',
      ],
      link: open,
    }),
    line_opened: ({ school, year, type, person }) => ({
      subject: `${school}: hay una nueva línea abierta`,
      before: [
        `${person} ha abierto la ${type} de ${year}.`,
        'Ya puede empezar a responder sus indicadores y a agregar evidencias.',
      ],
      link: open,
    }),
    comment_added: ({ school, year, type, person }) => ({
      subject: `${school}: un comentario por responder`,
      before: [
        `${person} ha comentado la ${type} de ${year}.`,
        'Lea allí el comentario y respóndalo si hace falta.',
      ],
      link: open,
    }),
  },
}
