import type { DemoStory } from './story.ts'

const same = [2.4, 2.2, 2.6, 2.9, 1.9, 1.7, 2.1]

/** Two lines with the same answers. */
export const stalls: DemoStory = {
  school: 'Escuela Isla de Junco',
  people: ['junco'],
  reviewer: 'puno',
  language: 'es',
  period: 'marzo a diciembre',
  seed: 2,
  lines: [
    {
      year: -1,
      levels: same,
      notes: [
        { by: 'junco', on: '5.1.2', text: 'Es nuestra primera autoevaluación. La hicimos en dos tardes.' },
      ],
      plan: {
        answers: [
          'Las familias participan mucho.',
          'Los estudiantes quieren salir al muelle con los demás.',
          'No hay especialista ni materiales.',
        ],
        goals: [
          {
            title: 'Materiales en el formato de cada estudiante',
            on: '2.3.2',
            kind: 'make_usual',
            target: 'D',
            barrier: 'Todo llega impreso y tarde.',
            change: 'Cada estudiante tiene su material el mismo día que sus compañeros.',
            sign_of_success: 'Lista de cursos y formatos al final de cada bimestre.',
            actions: [
              {
                text: 'Pedir una impresora braille a la red',
                category: 2,
                accountable: 'Director',
                days: -420,
                status: 'blocked',
                observation: 'La red no tiene presupuesto hasta el próximo año.',
              },
              {
                text: 'Grabar los textos de lectura con las familias',
                category: 3,
                accountable: 'Docente de segundo grado',
                days: -380,
                status: 'pending',
              },
            ],
          },
        ],
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [{ text: 'Buen comienzo. Elijan una sola meta y cuiden que alguien la lleve.' }],
        },
        { do: 'close' },
      ],
    },
    {
      year: 0,
      levels: same,
      notes: [
        {
          by: 'junco',
          on: '5.1.2',
          text: 'Cambió el director dos veces este año. Volvimos a responder casi lo mismo.',
        },
      ],
      comments: [
        {
          by: 'puno',
          text: 'Las respuestas son las mismas que el año pasado. ¿Qué impidió que el plan avanzara? No es un reproche: quiero ayudar.',
        },
        { by: 'junco', text: 'Nadie tuvo horas para el plan. Y la impresora nunca llegó.' },
      ],
      plan: {
        answers: ['Las familias siguen a nuestro lado.'],
        goals: [],
        carried: {
          'Materiales en el formato de cada estudiante': {
            status: 'not_done',
            observation: 'Sigue bloqueado. Para la próxima ronda: grabaciones, que no cuestan dinero.',
          },
        },
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [
            {
              text: 'Validada. Propongo dos horas semanales para quien lleve el plan, y empezar por lo que no cuesta.',
              on: '5.2.1',
            },
          ],
        },
        { do: 'close' },
      ],
    },
  ],
}

/** An early childhood centre in its first line. */
export const early: DemoStory = {
  school: 'Jardín Vicuña Chica',
  people: ['vicuna'],
  reviewer: 'puno',
  language: 'es',
  period: 'abril a noviembre',
  seed: 8,
  lines: [
    {
      year: 0,
      levels: [2.2, 2.9, 2.4, 3.6, 2.1, 1.8, 1.1],
      answered: [11, 11, 11, 7, 7, 3, 0],
      answers: {
        '3.2.1': { na: 'Somos un centro de primera infancia: seguimos el marco de los primeros años.' },
      },
      cells: [0, 1, 3, 9, 10],
      notes: [
        {
          by: 'vicuna',
          on: '4.1.1',
          text: 'Las abuelas vienen cada jueves a cantar. Las contamos como familia.',
        },
      ],
    },
  ],
}
