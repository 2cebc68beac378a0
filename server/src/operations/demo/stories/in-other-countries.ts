import type { DemoStory } from './story.ts'

const peers = 'Peers who can greet and wait in tactile sign'

/** India: a closed base line with a strong plan, and a second line just begun. */
export const inIndia: DemoStory = {
  school: 'Neem Chhaya Vidyalaya',
  people: ['vidyalaya'],
  reviewer: 'maharashtra',
  language: 'en',
  period: 'June to March',
  seed: 11,
  lines: [
    {
      year: -1,
      levels: [2.7, 2.4, 3.1, 2.9, 2.6, 2.3, 3.2],
      weights: [16, 20, 18, 10, 12, 14, 10],
      notes: [
        {
          by: 'vidyalaya',
          on: '7.3.1',
          text: 'Health workers told us of six children who had never been to school. Five came in July.',
        },
        {
          by: 'vidyalaya',
          on: '3.2.3',
          text: 'Braille every day for four learners; object books for three.',
        },
      ],
      comments: [
        { by: 'maharashtra', on: '7.3.1', text: 'What happened with the sixth child?', resolved: true },
        {
          by: 'vidyalaya',
          on: '7.3.1',
          text: 'She learns at home with the circle until the road is repaired.',
        },
      ],
      plan: {
        answers: [
          'The village brings children to us. Teachers share one room and talk every day.',
          'Learners ask for cricket with sound. Parents ask who will teach when the special educator leaves.',
          'Only adults talk with the learners with deafblindness.',
          'We never taught the classmates. That is in our hands.',
        ],
        goals: [
          {
            title: peers,
            on: '2.2.1',
            kind: 'make_usual',
            target: 'D',
            barrier: 'Classmates do not know how to begin.',
            change: 'In every break somebody of the same age starts a conversation.',
            sign_of_success: 'Ten observed breaks each term.',
            actions: [
              {
                text: 'Sign club on Tuesdays',
                category: 3,
                accountable: 'Class 6 teacher',
                days: -200,
                status: 'completed',
              },
              {
                text: 'Cards with pictures of hands',
                category: 2,
                accountable: 'Special educator',
                days: -30,
                status: 'in_progress',
              },
              {
                text: 'Ask the deafblind association for a visitor',
                category: 6,
                accountable: 'Head teacher',
                days: 45,
                status: 'pending',
              },
            ],
          },
          {
            title: 'A second person who knows braille',
            on: '6.2.2',
            kind: 'start',
            target: 'C',
            barrier: 'One teacher holds all the knowledge.',
            change: 'Lessons in braille go on when she is away.',
            sign_of_success: 'Two weeks without her, with the same timetable.',
            actions: [
              {
                text: 'Course at the district resource centre',
                category: 4,
                accountable: 'Head teacher',
                days: -80,
                status: 'postponed',
                observation: 'The course moved to January after the floods.',
              },
            ],
          },
        ],
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [
            { text: 'A careful base line. The register of children out of school is a model for the state.' },
          ],
        },
        { do: 'close' },
      ],
    },
    {
      year: 0,
      levels: [3.4, 3.3, 3.6, 3.1, 3, 2.9, 3.9],
      answered: [11, 3, 0, 0, 0, 0, 0],
      cells: [0, 3],
      notes: [
        {
          by: 'vidyalaya',
          on: '1.2.1',
          text: '24 of 46 learners have a current plan. The form is now one page.',
        },
      ],
      plan: {
        answers: ['The sign club is full, and it was the learners who asked for a second day.'],
        goals: [],
        carried: {
          [peers]: {
            completed: ['Cards'],
            observation: 'Cards are printed and in use. The visitor comes in spring.',
          },
        },
      },
    },
  ],
}

/** India: the first answers. */
export const inTamilNadu: DemoStory = {
  school: 'Kuyil Garden School',
  people: ['kuyil'],
  reviewer: 'india',
  language: 'en',
  period: 'June to March',
  seed: 12,
  lines: [{ year: 0, levels: [2.1, 1.8, 2.4, 3, 2, 1.6, 1.9], answered: [9, 3, 0, 0, 0, 0, 0], cells: [0] }],
}

/** Brazil: submitted to the coordinator of Bahia. */
export const inBrazil: DemoStory = {
  school: 'Escola Ipê Amarelo',
  people: ['sabia'],
  reviewer: 'bahia',
  language: 'pt',
  period: 'fevereiro a novembro',
  seed: 13,
  lines: [
    {
      year: 0,
      levels: [3.4, 3.9, 3.6, 3.2, 3.7, 3.3, 2.6],
      weights: [14, 18, 18, 12, 12, 14, 12],
      notes: [
        {
          by: 'sabia',
          on: '2.3.1',
          text: 'A rampa foi testada por cinco estudantes antes de ficar pronta. Mudamos o corrimão por causa deles.',
        },
        {
          by: 'sabia',
          on: '3.3.2',
          text: 'A assembleia da horta decide o que plantar. Quem não fala vota com objetos.',
        },
      ],
      comments: [
        { by: 'bahia', on: '3.3.2', text: 'Que bonito o voto com objetos. Podem mandar a ata?' },
        { by: 'sabia', on: '3.3.2', text: 'Já está na pasta do domínio 5, sem nomes.' },
      ],
      afterwards: [{ do: 'submit' }],
    },
  ],
}

export const inColombia: DemoStory = {
  school: 'Escuela Balcón de Guadua',
  people: ['guadua'],
  reviewer: 'colombia',
  language: 'es',
  period: 'febrero a noviembre',
  seed: 14,
  lines: [
    {
      year: 0,
      levels: [2.9, 3.1, 2.7, 3.3, 2.8, 2.2, 2.4],
      answered: [11, 11, 11, 7, 9, 9, 6],
      cells: [0, 1, 2, 3, 4],
      notes: [
        {
          by: 'guadua',
          on: '7.2.2',
          text: 'La asociación de personas sordociegas de la ciudad nos visita una vez al mes.',
        },
      ],
    },
  ],
}

/** Opened by the administrator for a school without people. */
export const inGuatemala: DemoStory = {
  school: 'Escuela Telar de Lluvia',
  people: ['admin'],
  reviewer: 'admin',
  language: 'es',
  period: 'enero a octubre',
  seed: 15,
  lines: [{ year: 0, levels: [], answered: [0, 0, 0, 0, 0, 0, 0], cells: [] }],
}
