import type { DemoStory } from './story.ts'

/** The account `escuela`: half of the answers, some evidence, and comments with the coordinator. */
export const halfAnswered: DemoStory = {
  school: 'Escuela Rayo de Maíz',
  people: ['escuela', 'equipo'],
  reviewer: 'cusco',
  language: 'es',
  period: 'abril a noviembre',
  seed: 6,
  lines: [
    {
      year: 0,
      levels: [2.8, 2.3, 3.2, 3.4, 2.5, 2.1, 1.5],
      answered: [9, 10, 7, 4, 3, 1, 0],
      answers: { '2.2.4': 'A' },
      cells: [0, 1, 2, 3, 4, 6, 9, 10, 12],
      missing: ['foto-2-2-2.jpg', 'sesion-con-una-adaptacion.docx', 'foto-5-1-1.jpg', 'foto-5-1-2.jpg'],
      weights: [14, 20, 18, 14, 10, 14, 10],
      notes: [
        {
          by: 'escuela',
          on: '1.1.1',
          text: 'Hicimos las fichas con las familias en marzo. Faltan cuatro estudiantes que llegaron después.',
        },
        {
          by: 'escuela',
          on: '1.1.2',
          text: 'El centro de salud evaluó a seis. Las recomendaciones están en la carpeta de cada aula.',
        },
        {
          by: 'equipo',
          on: '2.1.1',
          text: 'Nadie quedó fuera este año. Recibimos a dos niños que no iban a la escuela.',
        },
        {
          by: 'escuela',
          on: '2.2.3',
          text: 'Tenemos cinco calendarios; tres están en uso todos los días. Para que sea D, ¿deberían ser la mitad?',
        },
        {
          by: 'equipo',
          on: '3.1.2',
          text: 'En ciencias todos pueden responder con objetos, dibujo o palabra.',
        },
        { by: 'escuela', text: 'Nos toca terminar los dominios 5, 6 y 7 con la directora el viernes.' },
      ],
      comments: [
        {
          by: 'cusco',
          on: '2.2.3',
          text: 'Cuenten a los estudiantes que necesitan uno, no los calendarios. Si la mitad lo usa, es D.',
        },
        {
          by: 'escuela',
          on: '2.2.3',
          text: 'Son siete los que lo necesitan y tres lo usan. Entonces C está bien.',
        },
        {
          by: 'cusco',
          on: '2.2.3',
          text: 'De acuerdo, C. Y buena pregunta: sirve también para las otras escuelas.',
          resolved: true,
        },
        {
          by: 'cusco',
          on: '1.2.1',
          text: '¿Los planes tienen fecha de este año? En la foto del mural no se ve.',
        },
        { by: 'equipo', text: '¿Podemos subir un video corto del recreo además de las fotos?' },
        { by: 'cusco', text: 'Sí, con el permiso de las familias. El video no reemplaza las dos fotos.' },
      ],
      plan: {
        answers: [
          'Las familias vienen y el huerto reúne a todos.',
          'Una estudiante con sordoceguera ríe cuando siente el tambor. Las familias piden reuniones por la tarde.',
        ],
        goals: [
          {
            title: 'Cada estudiante sabe qué viene después',
            on: '2.2.3',
            kind: 'make_usual',
            target: 'E',
            barrier: 'Cuatro estudiantes no tienen calendario y esperan sin saber.',
            change: 'Los siete usan su calendario todo el día y avisan cuando algo cambia.',
            sign_of_success: 'Registro de una semana en junio y otra en octubre.',
            observations: [
              'La mamá de un estudiante trajo los objetos de su desayuno: ahora empieza el día con ellos.',
            ],
            actions: [
              {
                text: 'Hacer los cuatro calendarios que faltan',
                category: 2,
                accountable: 'Docente de recursos',
                days: -25,
                status: 'in_progress',
              },
              {
                text: 'Enseñar a usarlos a las auxiliares',
                category: 4,
                accountable: 'Coordinadora pedagógica',
                days: -60,
                status: 'completed',
              },
              {
                text: 'Mostrar el calendario a los compañeros en asamblea',
                category: 3,
                accountable: 'Consejo de estudiantes',
                days: 21,
                status: 'pending',
              },
            ],
          },
          {
            title: 'Reuniones con familias a una hora que puedan',
            on: '4.1.1',
            kind: 'make_usual',
            target: 'D',
            barrier: 'Las reuniones son a las once, cuando trabajan.',
            change: 'Tres de cada cuatro familias participan, en persona o por teléfono.',
            sign_of_success: 'Asistencia por reunión, solo en cifras.',
            actions: [
              {
                text: 'Preguntar a cada familia qué hora le sirve',
                category: 3,
                accountable: 'Docentes de aula',
                days: -45,
                status: 'completed',
              },
              {
                text: 'Abrir la escuela los martes por la tarde',
                category: 5,
                accountable: 'Directora',
                days: -5,
                status: 'blocked',
                observation:
                  'No hay quien abra la puerta después de las cinco. Se pidió al comité de padres.',
              },
            ],
          },
          {
            title: 'Rutas con bastón fuera de la escuela',
            on: '3.2.4',
            kind: 'start',
            target: 'B',
            barrier: 'Solo practicamos en el pasillo.',
            change: 'Dos estudiantes van a la tienda de la esquina.',
            sign_of_success: 'Mapa de la ruta y hoja de pasos logrados.',
            actions: [
              {
                text: 'Caminar la ruta con la especialista',
                category: 1,
                accountable: 'Especialista de la red',
                days: 12,
                status: 'pending',
              },
              {
                text: 'Pedir un semáforo con sonido al municipio',
                category: 6,
                accountable: 'Directora',
                days: 90,
                status: 'postponed',
                observation: 'El municipio responde en enero.',
              },
            ],
          },
        ],
      },
    },
  ],
}

/** Opened this week, without answers. */
export const justOpened: DemoStory = {
  school: 'Colegio Nevado Azul',
  people: ['nevado'],
  reviewer: 'cusco',
  language: 'es',
  period: 'octubre a diciembre',
  seed: 7,
  lines: [{ year: 0, levels: [], answered: [0, 0, 0, 0, 0, 0, 0], cells: [] }],
}
