import type { DemoStory } from './story.ts'

const rutina = 'Un calendario de objetos para cada estudiante que no usa palabras'
const equipo = 'El equipo se reúne cada semana en horario protegido'

/** Three lines in three years, each better than the one before, with what did not change. */
export const grows: DemoStory = {
  school: 'Escuela Tres Sauces',
  people: ['sauces', 'maestro'],
  reviewer: 'cusco',
  language: 'es',
  period: 'abril a noviembre',
  seed: 1,
  lines: [
    {
      year: -2,
      levels: [1.6, 1.2, 1.9, 1.4, 1.8, 1.1, 0.8],
      answers: { '2.2.4': 'NE', '7.3.2': 'NE' },
      weights: [12, 24, 18, 14, 10, 14, 8],
      notes: [
        {
          by: 'sauces',
          on: '1.1.1',
          text: 'Cada docente tiene sus apuntes, pero todavía no los juntamos. Hay fichas de 7 de 38 estudiantes.',
        },
        {
          by: 'sauces',
          on: '2.2.3',
          text: 'Solo en el aula de recursos hay un calendario de objetos. Lo usan dos estudiantes.',
        },
        { by: 'maestro', on: '6.1.1', text: 'Conversamos en el recreo. No hay hora fija ni actas.' },
      ],
      comments: [
        {
          by: 'cusco',
          on: '2.2.3',
          text: '¿Podrían mostrar el calendario en uso y no solo la caja? Una foto de las manos basta.',
          resolved: true,
        },
        {
          by: 'sauces',
          on: '2.2.3',
          text: 'Listo, subimos la foto con las manos de la estudiante y la docente.',
        },
      ],
      plan: {
        answers: [
          'Las familias confían en la escuela y los niños quieren venir. El aula de recursos es un lugar tranquilo.',
          'Los estudiantes que no hablan muestran cansancio cuando no saben qué sigue. Las familias piden saber qué aprenden.',
          'No hay un modo compartido de comunicarse. Los docentes trabajan solos.',
          'Nadie nos enseñó a usar objetos de referencia. El horario no deja una hora común: eso sí podemos cambiarlo.',
          'Que cada estudiante sepa qué viene después y que un visitante lo vea buscar su objeto.',
          'Dos horas semanales, cajas y objetos de casa, la especialista de la red. Conduce la coordinadora pedagógica.',
          'Revisamos en julio y noviembre con fotos y hojas de registro. Si nos trabamos, llamamos a la red.',
        ],
        goals: [
          {
            title: rutina,
            on: '2.2.3',
            kind: 'start',
            target: 'C',
            barrier: 'El día cambia sin aviso para quien no ve ni oye las señales.',
            change: 'Doce estudiantes buscan el objeto de lo que sigue sin que nadie les tome la mano.',
            sign_of_success: 'Hojas de registro de dos semanas en julio y noviembre.',
            observations: ['En julio ya hay ocho calendarios en uso. Dos familias hicieron uno en casa.'],
            actions: [
              {
                text: 'Reunir objetos con las familias de los doce estudiantes',
                category: 2,
                accountable: 'Docente de recursos',
                days: -640,
                status: 'completed',
              },
              {
                text: 'Taller de calendarios para todo el equipo',
                category: 4,
                accountable: 'Especialista de la red',
                days: -600,
                status: 'completed',
              },
              {
                text: 'Poner las cajas a la altura de los estudiantes',
                category: 2,
                accountable: 'Mantenimiento',
                days: -520,
                status: 'in_progress',
              },
            ],
          },
          {
            title: equipo,
            on: '6.1.1',
            kind: 'start',
            target: 'B',
            barrier: 'No hay una hora en la que todos estén libres.',
            change: 'Las decisiones sobre cada estudiante se toman juntos y quedan escritas.',
            sign_of_success: 'Treinta actas de una página en el año.',
            actions: [
              {
                text: 'Cambiar el horario para liberar los martes a las 12',
                category: 5,
                accountable: 'Directora',
                days: -610,
                status: 'completed',
              },
              {
                text: 'Acordar una hoja de acta de cinco líneas',
                category: 4,
                accountable: 'Coordinadora pedagógica',
                days: -590,
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
          remarks: [
            {
              text: 'Una línea de base honesta. Empiecen por los calendarios: es lo que más pesa y lo que tienen más cerca.',
            },
          ],
        },
        { do: 'close' },
      ],
    },
    {
      year: -1,
      levels: [2.9, 2.7, 2.8, 2.3, 2.9, 2.6, 1.4],
      answers: { '2.2.4': 'A', '7.3.2': 'NE' },
      notes: [
        { by: 'sauces', on: '2.2.3', text: 'Once calendarios en uso. En el patio todavía no: se mojan.' },
        {
          by: 'maestro',
          on: '6.1.1',
          text: 'Nos reunimos 28 martes. Las actas están en el documento de esta carpeta.',
        },
        { by: 'sauces', on: '4.1.1', text: 'Las familias que hablan quechua reciben ahora mensajes de voz.' },
      ],
      comments: [
        {
          by: 'cusco',
          on: '4.1.1',
          text: 'Qué buena idea los mensajes de voz. ¿La compartirían con la Escuela Flor de Retama?',
        },
      ],
      plan: {
        answers: [
          'Los calendarios funcionan y los estudiantes llegan más tranquilos.',
          'Un estudiante dejó el objeto del almuerzo sobre la mesa de la directora: tenía hambre y lo dijo.',
          'Faltan pares que conversen con ellos y rutas accesibles al patio.',
        ],
        goals: [
          {
            title: 'Compañeras y compañeros que conversan con señas táctiles',
            on: '2.2.1',
            kind: 'make_usual',
            target: 'D',
            barrier: 'Solo los adultos saben cómo saludar y esperar.',
            change: 'En cada recreo alguien de su edad inicia una conversación.',
            sign_of_success: 'Observación de diez recreos por trimestre.',
            actions: [
              {
                text: 'Club de señas dos veces por semana',
                category: 3,
                accountable: 'Docente de cuarto grado',
                days: -260,
                status: 'completed',
              },
              {
                text: 'Cartillas con fotos de manos',
                category: 2,
                accountable: 'Docente de recursos',
                days: -230,
                status: 'completed',
              },
            ],
          },
        ],
        carried: {
          [rutina]: {
            status: 'done',
            completed: ['Poner las cajas'],
            observation: 'Once de doce estudiantes lo usan solos. Queda como parte de la escuela.',
          },
          [equipo]: {
            completed: ['Acordar una hoja'],
            observation: 'Hay hora fija y actas. Falta que las decisiones lleguen al aula.',
          },
        },
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [
            { text: 'Se nota el cambio en comunicación y en el trabajo de equipo.' },
            {
              text: 'Sigue sin haber nada hacia afuera de la escuela. ¿Qué harían con una sola visita?',
              on: '7.3.2',
            },
          ],
        },
        { do: 'close' },
      ],
    },
    {
      year: 0,
      levels: [4.6, 4.5, 4.2, 3.3, 4.4, 4.1, 2.3],
      answers: { '2.2.4': 'C', '7.3.2': 'A' },
      notes: [
        {
          by: 'sauces',
          on: '2.2.1',
          text: 'Ahora son los niños quienes nos corrigen: "espera, todavía no contestó".',
        },
        {
          by: 'maestro',
          on: '1.2.1',
          text: '26 de 38 estudiantes tienen plan vigente, con la hoja de apoyos a la vista del docente.',
        },
        {
          by: 'sauces',
          on: '7.3.2',
          text: 'Hicimos la primera jornada pública en la plaza, con los estudiantes al frente.',
        },
      ],
      comments: [
        {
          by: 'sauces',
          text: 'Gracias por acompañarnos estos tres años. El próximo queremos recibir a otra escuela.',
        },
      ],
      plan: {
        answers: [
          'Los estudiantes inician conversaciones; las familias deciden con nosotros.',
          'El consejo pidió música en el comedor.',
        ],
        goals: [
          {
            title: 'Recibir a dos escuelas vecinas y seguir lo que cambia en ellas',
            on: '6.3.2',
            kind: 'share',
            target: 'E',
            barrier: 'Nunca hemos enseñado lo que hacemos.',
            change: 'Dos escuelas usan calendarios con al menos seis estudiantes.',
            sign_of_success: 'Visitas de ida y vuelta, y las hojas de registro de ellas.',
            actions: [
              {
                text: 'Escribir el estudio de caso',
                category: 6,
                accountable: 'Coordinadora pedagógica',
                days: -40,
                status: 'completed',
              },
              {
                text: 'Primera visita de la Escuela Flor de Retama',
                category: 6,
                accountable: 'Directora',
                days: 60,
                status: 'in_progress',
              },
            ],
          },
        ],
        carried: {
          [equipo]: {
            status: 'done',
            observation: 'Las decisiones se leen al empezar cada reunión y se cumplen.',
          },
        },
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [{ text: 'Una escuela que aprendió a escuchar. La validamos con gusto.' }],
        },
        { do: 'close' },
      ],
    },
  ],
}
