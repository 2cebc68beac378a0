import type { FillTexts } from './texts.ts'

export const spanish: FillTexts = {
  headings: {
    mark: 'Marca (no la cambie)',
    indicator_code: 'Código',
    indicator_text: 'Indicador',
    stage_1: 'Etapa 1: Cambio',
    stage_2: 'Etapa 2: Transformación',
    stage_3: 'Etapa 3: Innovación',
    option: 'Opción',
    na_reason: 'Por qué no aplica',
    note: 'Su nota',
  },
  naWhen: 'No aplica solo cuando:',
  help: {
    sheet: 'Ayuda',
    title: 'Cómo llenar esta hoja',
    steps: [
      'Escriba solo en las celdas de color: la opción, por qué no aplica y su nota.',
      'Elija la opción en la lista de la celda. Basta con la letra, por ejemplo C.',
      'Elija NA solo cuando se cumpla la condición que está debajo del indicador, y escriba por qué no aplica.',
      'Una celda vacía no cambia nada. Una celda que usted deja como estaba tampoco cambia nada.',
      'No escriba nombres de estudiantes ni diagnósticos.',
      'Deje las filas, las columnas y los títulos como están.',
      'Guarde el archivo como libro de Excel (XLSX) o como CSV. Luego abra la evaluación en Vereda y elija “Trabajar en papel”. Usted ve qué cambiaría antes de que se guarde algo.',
    ],
    instrument: 'Instrumento',
    school: 'Escuela',
    line: 'Línea',
    options: 'Qué significan las opciones',
    practice: 'Cuando se describe una práctica',
    reach: 'Cuando se trata de una proporción',
  },
  wrong: {
    title: 'No se acepta',
    option: 'Elija una de las opciones de la lista.',
    length: 'El texto es demasiado largo.',
  },
  form: {
    school: 'Escuela',
    day: 'Fecha',
    reason: 'Por qué no aplica',
    note: 'Su nota',
    noNames: 'Sin nombres de estudiantes ni diagnósticos.',
    needed: 'Escriba por qué no aplica.',
  },
}
