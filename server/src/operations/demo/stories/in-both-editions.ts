import type { DemoStory } from './story.ts'

/** The line of the school of `validated` in the first edition. */
export const before: DemoStory = {
  school: 'Escuela Flor de Retama',
  people: ['retama'],
  reviewer: 'cusco',
  language: 'es',
  period: 'abril a noviembre',
  seed: 5,
  edition: 1,
  lines: [
    {
      year: -1,
      levels: [1.6, 2.3, 2, 3, 1.7, 1.5, 1.1],
      answers: { '2.2.4': { na: 'No hay estudiantes con sordoceguera matriculados este año.' } },
      weights: [14, 18, 16, 16, 12, 14, 10],
      notes: [
        { by: 'retama', on: '4.2.1', text: 'Cinco familias usan en casa la misma rutina de la merienda.' },
        { by: 'retama', on: '3.3.1', text: 'El huerto empezó en mayo, con un solo grupo.' },
      ],
      plan: {
        answers: ['Las familias están cerca.', 'Los estudiantes quieren estar en el huerto.'],
        goals: [],
      },
      afterwards: [
        { do: 'submit' },
        {
          do: 'validate',
          remarks: [
            {
              text: 'Respuestas prudentes y bien contadas. El próximo año respondan con la segunda edición.',
            },
          ],
        },
        { do: 'close' },
      ],
    },
  ],
}
