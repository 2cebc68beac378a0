import type { DemoStory } from './story.ts'

/**
 * Open in the first edition; it can be moved to the second. Some answers are to what is the same there, most to what
 * was reworded, and some have no place any more; each kind has notes.
 */
export const mayMove: DemoStory = {
  school: 'Escuela Puente de Totora',
  people: ['totora'],
  reviewer: 'cusco',
  language: 'es',
  period: 'marzo a diciembre',
  seed: 11,
  edition: 1,
  lines: [
    {
      year: 0,
      levels: [2.4, 2.1, 0, 3.1, 0, 0, 0],
      answered: [11, 7, 0, 10, 0, 0, 0],
      answers: { '2.2.4': { na: 'No hay estudiantes con sordoceguera en la escuela.' } },
      cells: [0, 1, 3],
      weights: [16, 18, 14, 16, 12, 14, 10],
      notes: [
        {
          by: 'totora',
          on: '1.1.1',
          text: 'Cada ficha empieza con lo que al estudiante le gusta hacer. Las familias la leyeron.',
        },
        {
          by: 'totora',
          on: '1.1.3',
          text: 'Anotamos durante una semana cómo pide, rechaza y saluda cada uno. Faltan dos.',
        },
        {
          by: 'totora',
          on: '1.2.1',
          text: 'Siete de los nueve tienen su plan de este año. Los otros dos llegaron en agosto.',
        },
        {
          by: 'totora',
          on: '4.2.4',
          text: 'Con sexto grado hablamos del colegio al que irán; con los menores todavía no.',
        },
      ],
      comments: [
        {
          by: 'cusco',
          on: '1.2.1',
          text: '¿Quién escribió los planes? Cuenten también si la familia estuvo en la reunión.',
        },
        {
          by: 'totora',
          on: '1.2.1',
          text: 'La docente de aula con la familia. En cuatro estuvo también la especialista de la red.',
        },
        {
          by: 'cusco',
          text: 'Ya está en uso la segunda edición. Si quieren, paso su evaluación: sus notas y fotos van con ella.',
        },
      ],
      plan: {
        answers: ['Las familias cruzan el puente cada viernes para la feria de la escuela.'],
        goals: [
          {
            title: 'Los nueve estudiantes tienen su plan antes de mayo',
            on: '1.2.1',
            kind: 'make_usual',
            target: 'D',
            barrier: 'Quien llega a mitad de año espera hasta el siguiente.',
            change: 'El plan se escribe en el primer mes, llegue cuando llegue.',
            sign_of_success: 'Fecha de llegada y fecha del plan, una al lado de la otra.',
            actions: [
              {
                text: 'Una hora de cada lunes para escribir los planes que faltan',
                category: 5,
                accountable: 'Directora',
                days: 20,
                status: 'in_progress',
              },
            ],
          },
          {
            title: 'Hablar del colegio que viene también en quinto grado',
            on: '4.2.4',
            kind: 'start',
            target: 'C',
            barrier: 'Nadie ha visitado el colegio con ellos.',
            change: 'Tres estudiantes lo conocen y dicen qué necesitan allí.',
            sign_of_success: 'Una página por estudiante, escrita con la familia.',
            actions: [
              {
                text: 'Visitar el colegio con las tres familias',
                category: 6,
                accountable: 'Docente de quinto grado',
                days: 35,
                status: 'pending',
              },
            ],
          },
        ],
      },
    },
  ],
}
