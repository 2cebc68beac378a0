import type { DemoStory } from './story.ts'

const barrio = 'Mañanas compartidas con la escuela del barrio'

/** A special school, strong in communication; its second line has begun with the plan before. */
export const special: DemoStory = {
  school: 'Centro Manos que Miran',
  people: ['centro'],
  reviewer: 'cusco',
  language: 'es',
  period: 'marzo a noviembre',
  seed: 9,
  lines: [
    {
      year: -1,
      levels: [4.4, 4.8, 3.9, 3.7, 3.1, 4.2, 2.2],
      answers: { '2.1.3': 'A', '3.2.1': 'C' },
      weights: [12, 22, 16, 12, 14, 12, 12],
      notes: [
        {
          by: 'centro',
          on: '2.1.3',
          text: 'Nuestros estudiantes están bien aquí, pero casi no ven a otros niños de su edad.',
        },
        {
          by: 'centro',
          on: '2.2.4',
          text: 'De las 270 horas que nuestros nueve estudiantes con sordoceguera pasan aquí en una semana, en 150 los acompaña una mediadora formada.',
        },
      ],
      comments: [
        {
          by: 'cusco',
          on: '2.1.3',
          text: 'La Escuela Rayo de Maíz está a dos cuadras. ¿Las presento?',
          resolved: true,
        },
      ],
      plan: {
        answers: [
          'Todos tienen una forma de comunicarse y alguien que contesta.',
          'Las familias preguntan: ¿y después, dónde van a estar?',
          'El centro es un mundo aparte.',
          'Nos parecía más seguro. Eso sí podemos cambiarlo.',
          'Que cada estudiante conozca por su nombre a tres niños del barrio.',
          'Una mañana a la semana, dos docentes, el bus del municipio.',
          'Con un cuaderno de encuentros y la opinión de los propios niños.',
        ],
        goals: [
          {
            title: barrio,
            on: '2.1.3',
            kind: 'start',
            target: 'C',
            barrier: 'No hay horario ni transporte en común.',
            change: 'Veinte estudiantes pasan una mañana por semana con niños de su edad.',
            sign_of_success: 'Cuaderno de encuentros y conteo por semana.',
            observations: [
              'Primera mañana en el huerto: al inicio, dos grupos; a la hora de regar, uno solo.',
            ],
            actions: [
              {
                text: 'Acuerdo con la Escuela Rayo de Maíz',
                category: 6,
                accountable: 'Directora',
                days: -250,
                status: 'completed',
              },
              {
                text: 'Transporte de los miércoles',
                category: 5,
                accountable: 'Administración',
                days: -90,
                status: 'in_progress',
              },
              {
                text: 'Preparar a los compañeros: saludar y esperar',
                category: 3,
                accountable: 'Mediadoras',
                days: -15,
                status: 'pending',
              },
            ],
          },
          {
            title: 'Mediadora para cada estudiante con sordoceguera',
            on: '2.2.4',
            kind: 'make_last',
            target: 'E',
            barrier: 'Cuatro estudiantes comparten una sola persona.',
            change: 'Nueve estudiantes tienen con quién conversar todo el día.',
            sign_of_success: 'Horario semanal con nombres de adultos.',
            actions: [
              {
                text: 'Dos plazas nuevas ante la autoridad',
                category: 6,
                accountable: 'Directora',
                days: -120,
                status: 'blocked',
                observation: 'El pedido espera la firma del presupuesto regional.',
              },
              {
                text: 'Formar a tres auxiliares',
                category: 4,
                accountable: 'Especialista en sordoceguera',
                days: 40,
                status: 'in_progress',
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
            {
              text: 'Tienen mucho que enseñar en comunicación. El paso que falta es hacia afuera.',
              on: '2.1.3',
            },
          ],
        },
        { do: 'close' },
      ],
    },
    {
      year: 0,
      levels: [4.9, 5.2, 4.3, 4.1, 3.8, 4.6, 3],
      answers: { '2.1.3': 'C' },
      answered: [11, 11, 3, 0, 0, 0, 0],
      cells: [0, 1, 3, 4, 5],
      notes: [
        {
          by: 'centro',
          on: '2.1.3',
          text: 'Veintidós estudiantes van los miércoles. Pidieron que también sea el viernes.',
        },
      ],
      plan: {
        answers: ['Los miércoles compartidos ya son de todos.'],
        goals: [],
        carried: {
          [barrio]: {
            completed: ['Transporte'],
            observation: 'El bus llega a su hora desde agosto. Falta preparar al grupo nuevo.',
          },
        },
      },
    },
  ],
}

/** Learning in hospital and at home, with reasons for what does not apply. */
export const hospital: DemoStory = {
  school: 'Aula Hospitalaria Jardín Claro',
  people: ['hospital'],
  reviewer: 'peru',
  language: 'es',
  period: 'enero a diciembre',
  seed: 10,
  lines: [
    {
      year: 0,
      levels: [3.8, 3.3, 3.4, 4.4, 3.1, 3.9, 3.6],
      answers: {
        '2.1.3': {
          na: 'Las clases son junto a la cama, de uno en uno. Hay llamadas con su escuela de origen dos veces por semana.',
        },
        '2.3.1': { na: 'Enseñamos también en casa; ahí cuidamos el rincón de aprendizaje, no un edificio.' },
        '2.2.4': {
          na: 'Este año no atendemos a ningún estudiante con sordoceguera.',
        },
        '3.2.4': 'NE',
      },
      notes: [
        {
          by: 'hospital',
          on: '5.3.3',
          text: 'Nadie perdió más de tres días seguidos de clase, aun con tratamiento.',
        },
        { by: 'hospital', on: '4.2.2', text: 'La enfermera jefa participa en nuestra reunión de los lunes.' },
      ],
      comments: [
        {
          by: 'peru',
          on: '3.2.4',
          text: '¿Y al volver a casa? Quizá ahí haya rutas que practicar, y un comienzo que contar.',
        },
      ],
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [
            {
              text: 'Los "no aplica" están bien explicados. Para la segunda evaluación, piensen en la vuelta a casa.',
            },
          ],
        },
        { do: 'close' },
      ],
    },
  ],
}
