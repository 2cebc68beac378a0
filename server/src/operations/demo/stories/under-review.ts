import type { DemoStory } from './story.ts'

/** Returned once, corrected and submitted again. */
export const inReview: DemoStory = {
  school: 'Colegio Molino de Piedra',
  people: ['molino'],
  reviewer: 'cusco',
  language: 'es',
  period: 'mayo a noviembre',
  seed: 3,
  lines: [
    {
      year: 0,
      levels: [3.1, 2.4, 3.4, 2.2, 3.3, 2.7, 1.6],
      answers: { '1.2.1': 'F', '5.3.1': 'F', '2.3.1': 'D' },
      duties: {
        D4: 'Falta el certificado de dos choferes. Hasta el 30 de junio no viajan solos con estudiantes; la directora pide los certificados esta semana.',
      },
      weights: [18, 20, 16, 12, 12, 14, 8],
      notes: [
        { by: 'molino', on: '1.2.1', text: 'Contamos los planes que empezamos este año.' },
        {
          by: 'molino',
          on: '2.3.1',
          text: 'La rampa del pabellón B está lista. La del A se termina en diciembre.',
        },
        { by: 'molino', on: '3.2.4', text: 'Tres estudiantes aprenden la ruta al mercado con bastón.' },
      ],
      comments: [
        { by: 'cusco', on: '3.2.4', text: 'Me gustaría ver la ruta al mercado en la próxima visita.' },
      ],
      plan: {
        answers: [
          'Los docentes de secundaria adaptan sus exámenes.',
          'El consejo de estudiantes pide entrar al laboratorio.',
          'El pabellón A tiene escaleras y ningún contraste.',
          'La obra depende del municipio; el contraste, de nosotros.',
        ],
        goals: [
          {
            title: 'Llegar al laboratorio sin ayuda',
            on: '2.3.1',
            kind: 'make_usual',
            target: 'E',
            barrier: 'Catorce escalones sin marcas.',
            change: 'Los cinco estudiantes con baja visión suben solos a clase.',
            sign_of_success: 'Recorrido con ellos en marzo y en junio.',
            actions: [
              {
                text: 'Pintar bandas amarillas en los escalones',
                category: 2,
                accountable: 'Mantenimiento',
                days: -20,
                status: 'in_progress',
              },
              {
                text: 'Carta al municipio por la rampa',
                category: 6,
                accountable: 'Directora',
                days: 30,
                status: 'pending',
              },
            ],
          },
        ],
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'return',
          reasons: [
            {
              text: 'La letra F pide que casi todos tengan plan vigente. La hoja de la carpeta habla de 9 de 29. ¿Cuál es el dato?',
              on: '1.2.1',
            },
            { text: 'Falta decir quién recibe los avisos cuando la responsable no está.', on: '5.3.1' },
            { text: 'El documento de esta carpeta es del año pasado.', cell: [5, 2] },
          ],
        },
        { do: 'mend', answers: { '1.2.1': 'C', '5.3.1': 'D' } },
        {
          do: 'comment',
          remark: {
            by: 'molino',
            on: '1.2.1',
            text: 'Tiene razón: son 11 de 29 con plan vigente. Corregimos a C.',
          },
        },
        {
          do: 'comment',
          remark: {
            by: 'molino',
            on: '5.3.1',
            text: 'Ahora el procedimiento nombra a dos personas. Bajamos a D hasta que todo el personal lo conozca.',
          },
        },
        { do: 'submit' },
        {
          do: 'comment',
          remark: { by: 'cusco', on: '1.2.1', text: 'Gracias por la claridad. Reviso el resto esta semana.' },
        },
      ],
    },
  ],
}

/** Returned with three reasons, one of them corrected. */
export const returned: DemoStory = {
  school: 'Escuela Garúa del Sur',
  people: ['garua'],
  reviewer: 'peru',
  language: 'es',
  period: 'abril a octubre',
  seed: 4,
  lines: [
    {
      year: 0,
      levels: [3.6, 3.2, 2.9, 3.8, 2.6, 2.2, 2.9],
      answers: { '4.1.3': 'G', '2.1.3': 'F', '6.2.2': 'E' },
      duties: { D7: null },
      notes: [
        {
          by: 'garua',
          on: '4.1.3',
          text: 'Todas las familias están invitadas a la asamblea y pueden proponer.',
        },
        {
          by: 'garua',
          on: '2.1.3',
          text: 'Comparten recreo y almuerzo; en clase, todavía no siempre. Sumamos las horas a ojo.',
        },
      ],
      afterwards: [
        { do: 'submit' },
        {
          do: 'return',
          reasons: [
            {
              text: 'Invitar no es lo mismo que responder. ¿Cuántas familias propusieron algo, y cuántas tuvieron respuesta?',
              on: '4.1.3',
            },
            {
              text: 'La nota dice que en clase no siempre y que las horas son a ojo. Entonces no puede ser F.',
              on: '2.1.3',
            },
            {
              text: 'En la segunda foto se reconoce un rostro en el reflejo de la ventana. Por favor cámbienla.',
              cell: [6, 1],
            },
          ],
        },
        { do: 'mend', answers: { '2.1.3': 'D' } },
        {
          do: 'comment',
          remark: {
            by: 'garua',
            on: '2.1.3',
            text: 'Corregido a D. Lo conversamos con las docentes de aula.',
          },
        },
        {
          do: 'comment',
          remark: {
            by: 'peru',
            on: '4.1.3',
            text: 'Para esta, una lista sin nombres de propuestas y respuestas alcanza.',
          },
        },
      ],
    },
  ],
}

/** Reviewed and validated, but not closed. The year before it answered the first edition. */
export const validated: DemoStory = {
  school: 'Escuela Flor de Retama',
  people: ['retama'],
  reviewer: 'cusco',
  language: 'es',
  period: 'abril a noviembre',
  seed: 5,
  lines: [
    {
      year: 0,
      levels: [2.6, 3.4, 3.1, 4.1, 2.4, 2.2, 1.7],
      answers: { '2.2.4': { na: 'No hay estudiantes con sordoceguera matriculados este año.' } },
      weights: [14, 18, 16, 16, 12, 14, 10],
      notes: [
        { by: 'retama', on: '4.2.1', text: 'Doce familias usan en casa la misma rutina de la merienda.' },
        {
          by: 'retama',
          on: '3.3.1',
          text: 'El huerto tiene principio, medio y fin: cada uno guarda su herramienta.',
        },
      ],
      comments: [
        { by: 'cusco', on: '4.2.1', text: 'Este ejemplo merece contarse a otras escuelas.', resolved: true },
      ],
      plan: {
        answers: [
          'Las familias y el huerto.',
          'Quieren vender lo que cosechan.',
          'Poca lectura en el medio de cada uno.',
        ],
        goals: [
          {
            title: 'Lectura diaria en el medio de cada estudiante',
            on: '3.2.3',
            kind: 'make_usual',
            target: 'D',
            barrier: 'La lectura se detiene cuando falta la docente de apoyo.',
            change:
              'Diecisiete estudiantes leen cada día: con objetos, en relieve, en letra grande o en braille.',
            sign_of_success: 'Cuaderno de lectura de cada estudiante, mirado cada mes.',
            actions: [
              {
                text: 'Cuadernos de objetos con las familias',
                category: 1,
                accountable: 'Docente de primer grado',
                days: -35,
                status: 'completed',
              },
              {
                text: 'Media hora fija en el horario',
                category: 5,
                accountable: 'Directora',
                days: -10,
                status: 'pending',
              },
              {
                text: 'Curso de braille para tres docentes',
                category: 4,
                accountable: 'Red de apoyo',
                days: 75,
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
              text: 'Evidencias claras y sin rostros. Lista para cerrar después de la reunión con las familias.',
            },
          ],
        },
      ],
    },
  ],
}
