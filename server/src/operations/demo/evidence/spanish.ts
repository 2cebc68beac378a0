import type { TextsOfEvidence } from './cells.ts'

export const spanish: TextsOfEvidence = {
  places: ['Inicial', 'Segundo grado', 'Aula de recursos', 'Cuarto grado', 'Taller', 'Sexto grado'],
  cells: [
    {
      photos: [
        'Rincón donde observamos a cada estudiante: mesa con pelota, cubos y objetos de texturas distintas',
        'Una docente, de espaldas, observa a un niño que juega con bloques en el suelo',
      ],
      name: 'perfil-del-estudiante',
      title: 'Perfil del estudiante (formato sin nombres)',
      lines: [
        'Lo que le gusta: tocar superficies frías, la música de tambor, el balanceo.',
        'Cómo se comunica: acerca la mano al objeto que quiere y la retira cuando no quiere más.',
        'Cómo usa la vista, el oído y el tacto: ve contrastes fuertes a menos de un metro; explora con las dos manos.',
        'Apoyos que necesita: tiempo para responder, la misma persona al empezar el día, objetos de referencia.',
      ],
    },
    {
      photos: [
        'Equipo y familia alrededor de una mesa con las hojas del plan individual; se ven de espaldas',
        'Mural con fichas de colores que indica cuándo se revisa cada plan',
      ],
      name: 'pagina-de-un-plan',
      title: 'Plan educativo individual: una página',
      lines: [
        'Meta: pedir "más" o "terminé" con un objeto o una seña en tres momentos del día.',
        'Por qué importa: la familia quiere que pueda decidir durante las comidas.',
        'Apoyos: la docente de aula espera diez segundos; la auxiliar ofrece dos objetos; la familia hace lo mismo en casa.',
        'Revisión: julio y noviembre, con la familia.',
      ],
    },
    {
      photos: [
        'Tarjetas con figuras en relieve con las que un estudiante muestra sus metas',
        'Dos manos comparan los objetos de antes y de ahora en una bandeja',
      ],
      name: 'avances-antes-y-despues',
      title: 'Avances antes y después (solo cifras)',
      lines: [
        'Meta|Marzo|Julio|Noviembre',
        'Pide con objeto, seña o palabra|2|9|15',
        'Elige entre dos actividades|4|11|18',
        'Camina solo hasta el comedor|0|3|8',
      ],
    },
    {
      photos: [
        'Entrada de la escuela antes de las obras: camino de tierra y tres escalones sin baranda',
        'Primeros símbolos de objetos con su nombre en braille, sobre una mesa',
      ],
      name: 'recorrido-de-accesibilidad',
      title: 'Recorrido de accesibilidad: lista de comprobación',
      lines: [
        'Lugar|Se puede|Falta',
        'Entrada principal|1|3',
        'Patio y baños|2|4',
        'Aulas de la planta baja|5|2',
        'Biblioteca|3|1',
      ],
    },
    {
      photos: [
        'Calendario de objetos con cinco casillas; una mano toca la primera',
        'Escalones con bandas amarillas y señal en braille al final de la baranda',
      ],
      name: 'perfil-de-comunicacion',
      title: 'Perfil de comunicación (formato)',
      lines: [
        'Cuando está contento: balancea el cuerpo y busca la mano del adulto.',
        'Cuando quiere parar: empuja suavemente o se gira.',
        'Cómo le hablamos: seña en la mano, luego esperamos; el objeto de la actividad siempre a su derecha.',
        'Quién actualiza esta hoja: el equipo con la familia, dos veces al año.',
      ],
    },
    {
      photos: [
        'Tres manos conversan con señas táctiles, una sobre otra',
        'Rampa nueva con baranda junto a la puerta, probada por estudiantes',
      ],
      name: 'guia-del-edificio',
      title: 'Guía del edificio hecha por estudiantes',
      lines: [
        'Salimos del aula y seguimos la pared con la mano derecha hasta sentir la puerta de madera.',
        'Ahí el piso cambia: es liso en el pasillo y áspero en el patio.',
        'La banda amarilla avisa que viene la escalera. Al final de la baranda hay un punto en braille.',
        'Si te pierdes, da dos palmadas: siempre hay alguien que contesta.',
      ],
    },
    {
      photos: [
        'Material adaptado sobre la mesa: línea en relieve, fichas grandes y texto ampliado',
        'Rutina de tres bandejas: la última, vacía, dice que terminó',
      ],
      name: 'sesion-con-una-adaptacion',
      title: 'Sesión de clase con una adaptación',
      lines: [
        'Tema: el camino del agua. Todos siguen con el dedo un río en relieve.',
        'Adaptación: quien no lee en tinta usa el mapa de texturas y responde con objetos.',
        'Qué pasó: dos compañeros pidieron usar también el mapa de texturas.',
      ],
    },
    {
      photos: [
        'Una mano lee una hoja en braille junto a la de sus compañeros en tinta',
        'Estudiante de espaldas avanza con bastón blanco por el camino con guía amarilla',
      ],
      name: 'plan-semanal',
      title: 'Plan semanal unido a las metas',
      lines: [
        'Lunes: comprar en el quiosco (contar monedas, pedir, esperar turno).',
        'Miércoles: ruta a la biblioteca con bastón, tres puntos de referencia.',
        'Viernes: preparar la merienda por turnos; cada estudiante tiene un paso suyo.',
        'Cada actividad dice a qué meta del plan sirve.',
      ],
    },
    {
      photos: [
        'Huerto que dirigen los estudiantes: surcos y dos personas de espaldas',
        'Club de música: tambor y guitarra, una mano siente la vibración',
      ],
      name: 'revision-nueve-areas',
      title: 'Revisión del trimestre: nueve áreas (solo cifras)',
      lines: [
        'Área|Con meta|Con avance',
        'Comunicación y lectura|12|9',
        'Orientación y movilidad|8|6',
        'Interacción social|10|8',
        'Vida independiente|11|7',
        'Tiempo libre|6|6',
        'Educación para el trabajo|4|2',
        'Tecnología de apoyo|5|3',
        'Uso de los sentidos|9|7',
        'Autodeterminación|7|4',
      ],
    },
    {
      photos: [
        'Cuaderno de mensajes para las familias, en letra grande y con braille',
        'Sillas en media luna para recibir a las familias',
      ],
      name: 'acuerdo-de-contacto',
      title: 'Acuerdo con la familia para estar en contacto',
      lines: [
        'La escuela manda un mensaje de voz cada viernes y llama si hay un cambio.',
        'La familia cuenta el lunes cómo fue el fin de semana, en quechua o en español.',
        'Si algo preocupa, nos reunimos en tres días, a una hora que sirva a la familia.',
      ],
    },
    {
      photos: [
        'Bandejas de una rutina de desayuno preparadas por una familia',
        'Taller con familias: cinco personas de espaldas miran la pizarra',
      ],
      name: 'acta-con-decisiones',
      title: 'Acta de reunión con decisiones de las familias',
      lines: [
        'Asistieron 14 familias; dos participaron por teléfono.',
        'Decidieron: el taller de señas táctiles será los sábados y lo darán dos madres con la docente.',
        'Pidieron: horarios de terapia que no saquen a los niños del recreo. La dirección lo cambia en abril.',
      ],
    },
    {
      photos: [
        'Dos familiares enseñan juntos frente a un grupo de estudiantes',
        'Visita a casa: hermanos en la puerta, vistos de lejos',
      ],
      name: 'encuesta-a-familias',
      title: 'Encuesta anual a familias: resumen',
      lines: [
        'Pregunta|Sí|A veces|No',
        'Me informan de una forma que entiendo|24|5|1',
        'Decido junto con la escuela|19|8|3',
        'Conozco los derechos de mi hijo|21|6|3',
        'Sé a quién acudir|27|3|0',
      ],
    },
    {
      photos: [
        'Los acuerdos de la escuela en tarjetas de color sobre el mural',
        'Reunión de autoevaluación del equipo alrededor de una mesa',
      ],
      name: 'nuestra-declaracion',
      title: 'Nuestra declaración sobre la inclusión',
      lines: [
        'En esta escuela caben todas y todos. Nadie espera afuera a que estemos listos.',
        'Cada persona aprende y se comunica a su manera, y nos toca a los adultos aprenderla.',
        'Preguntamos a estudiantes y familias antes de decidir, y les contamos qué cambió.',
      ],
    },
    {
      photos: [
        'Horario en el pasillo con grupos compartidos, colores y braille',
        'Espacio para el cuidado personal, privado y vacío, con barra de apoyo',
      ],
      name: 'procedimiento-de-proteccion',
      title: 'Procedimiento de protección y buen trato',
      lines: [
        'Persona responsable: la coordinadora de convivencia; si no está, la directora.',
        'Cómo avisar: hablando, con una tarjeta roja, con una seña, o a través de un compañero.',
        'El cuidado personal se hace con la puerta cerrada, explicando cada paso y esperando permiso.',
      ],
    },
    {
      photos: [
        'Sillas del consejo de estudiantes listas en el salón',
        'Rampa pagada con el presupuesto de la escuela',
      ],
      name: 'informe-anual',
      title: 'Informe anual con datos',
      lines: [
        'Dato|Año anterior|Este año',
        'Estudiantes con discapacidad inscritos|18|23',
        'Con plan individual vigente|9|20',
        'Asistencia media por cien|81|90',
        'Propuestas del consejo cumplidas|2|6',
      ],
    },
    {
      photos: [
        'Primera reunión del equipo en horario protegido',
        'Capacitación: docentes de espaldas frente a la pizarra',
      ],
      name: 'registro-de-capacitacion',
      title: 'Registro de capacitación (solo cifras)',
      lines: [
        'Tema|Horas|Participantes',
        'Objetos de referencia y calendarios|12|14',
        'Orientación y movilidad|16|6',
        'Diseño universal para el aprendizaje|8|17',
      ],
    },
    {
      photos: [
        'Dos docentes enseñan juntas al mismo grupo',
        'Acompañamiento en aula: manos bajo manos exploran un objeto con relieve',
      ],
      name: 'plan-de-desarrollo-docente',
      title: 'Plan de desarrollo profesional',
      lines: [
        'Lo que mostró la autoevaluación: sabemos poco de lectura en braille y de pausas para responder.',
        'Qué haremos: una visita de acompañamiento al mes y un video corto que miramos juntas.',
        'Cómo sabremos: al final del año, en cuatro de cada cinco visitas se espera la respuesta.',
      ],
    },
    {
      photos: [
        'Visita de docentes de otras escuelas en el patio',
        'Presentación de nuestra práctica ante el público',
      ],
      name: 'estudio-de-caso',
      title: 'Estudio de caso sin nombres',
      lines: [
        'Un estudiante con sordoceguera llegó sin un modo compartido de comunicarse.',
        'Empezamos con un objeto para cada momento. A los cuatro meses buscaba él mismo el objeto del recreo.',
        'Lo que aprendimos: la rutina fue la misma en casa y en la escuela desde el primer día.',
      ],
    },
    {
      photos: [
        'Llegada de la autoridad educativa: vehículo y grupo frente a la escuela',
        'Jornada de deporte para todos en la losa',
      ],
      name: 'carta-a-la-autoridad',
      title: 'Carta a la autoridad educativa',
      lines: [
        'Pedimos una plaza de docente especialista para 23 estudiantes con discapacidad.',
        'Adjuntamos los datos de matrícula revisados por el equipo y la lista de apoyos que faltan.',
        'Proponemos una visita conjunta antes del cierre del presupuesto.',
      ],
    },
    {
      photos: [
        'Tamizaje de visión con el centro de salud: cartel de figuras y dos personas de espaldas',
        'Una docente con discapacidad visual y su colega dan la clase',
      ],
      name: 'ruta-de-derivacion',
      title: 'Ruta de derivación acordada con salud',
      lines: [
        'La escuela observa y escribe una hoja; la familia decide y la lleva al centro de salud.',
        'El centro de salud atiende en quince días y devuelve la hoja con indicaciones para el aula.',
        'Nos vemos una vez por trimestre para seguir cada derivación.',
      ],
    },
    {
      photos: [
        'Práctica laboral en el mercado: dos puestos y dos estudiantes de espaldas',
        'Presentación pública sobre derechos, con los estudiantes al frente',
      ],
      name: 'registro-de-busqueda',
      title: 'Registro de búsqueda de niñas y niños sin escuela (solo cifras)',
      lines: [
        'Comunidad|Encontrados|Inscritos|Con apoyo en casa',
        'Valle alto|5|4|1',
        'Valle bajo|3|3|0',
        'Centro|2|2|0',
      ],
    },
  ],
}
