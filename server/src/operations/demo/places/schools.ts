import type { NewSchoolBody } from 'contract/places/schools'
import { keysOf } from 'contract/platform/typed'
import type { RegionName } from './regions.ts'

/**
 * Learners, teachers, other staff; learners with disabilities, with multiple ones, visual ones, with deafblindness.
 */
type Numbers = readonly [number, number, number, number, number, number, number]
type Row = readonly [
  string,
  NewSchoolBody['type_of_school'],
  NewSchoolBody['management'],
  string,
  Numbers,
  string?,
]

const kindOfLetter = new Map([
  ['p', 'pre_school'],
  ['s', 'school'],
  ['h', 'high_school'],
] as const)

/** All invented; levels are p, s and h for pre-school, school and high school. */
const rows: Record<RegionName, readonly Row[]> = {
  Cusco: [
    ['Escuela Tres Sauces', 'regular', 'public', 'ps', [412, 24, 6, 38, 11, 9, 2], 'Caminos que se tocan'],
    ['Escuela Rayo de Maíz', 'regular', 'public', 's', [286, 16, 4, 23, 7, 6, 1], 'Todas las manos'],
    ['Colegio Molino de Piedra', 'regular', 'public', 'sh', [534, 31, 7, 29, 8, 12, 1]],
    ['Escuela Flor de Retama', 'regular', 'public', 'ps', [198, 12, 3, 17, 6, 5, 0]],
    ['Centro Manos que Miran', 'special', 'public', 'ps', [74, 15, 12, 74, 52, 31, 9], 'Puertas al barrio'],
    ['Colegio Nevado Azul', 'regular', 'private', 'psh', [310, 22, 5, 12, 3, 5, 0]],
    ['Jardín Semilla de Quinua', 'early_childhood_center', 'public', 'p', [96, 8, 3, 11, 4, 3, 1]],
    ['Escuela Puente de Totora', 'regular', 'public', 's', [144, 9, 2, 9, 2, 2, 0]],
  ],
  Puno: [
    ['Escuela Isla de Junco', 'regular', 'public', 'ps', [225, 13, 3, 19, 6, 7, 1]],
    ['Centro Lago Despierto', 'special', 'public', 's', [58, 11, 8, 58, 37, 22, 6]],
    ['Jardín Vicuña Chica', 'early_childhood_center', 'public', 'p', [82, 6, 2, 8, 3, 2, 0]],
    ['Colegio Viento de la Puna', 'regular', 'public', 'sh', [389, 23, 4, 16, 4, 6, 0]],
    ['Escuela Camino de Ichu', 'regular', 'public', 's', [121, 7, 1, 7, 2, 1, 0]],
  ],
  Lima: [
    ['Escuela Garúa del Sur', 'regular', 'public', 'ps', [640, 34, 9, 47, 14, 15, 2]],
    ['Aula Hospitalaria Jardín Claro', 'hospital_home_education', 'public', 'psh', [63, 9, 7, 41, 16, 8, 0]],
    ['Centro Faro de la Bahía', 'special', 'private', 'psh', [112, 21, 18, 112, 71, 64, 14]],
    ['Colegio Alameda de Tinta', 'regular', 'private', 'psh', [718, 52, 11, 33, 7, 13, 0]],
    ['Escuela Arena y Ola', 'regular', 'public', 's', [355, 19, 4, 21, 5, 8, 0]],
  ],
  Bahia: [
    ['Escola Ipê Amarelo', 'regular', 'public', 's', [467, 26, 8, 42, 13, 14, 3], 'Som da horta'],
    ['Centro Maré Mansa', 'special', 'private', 'psh', [89, 18, 14, 89, 57, 38, 11]],
    ['Escola Pedra do Sabiá', 'regular', 'public', 'sh', [592, 33, 6, 27, 6, 9, 0]],
    ['Creche Casa do Caju', 'early_childhood_center', 'public', 'p', [104, 10, 5, 9, 3, 2, 0]],
  ],
  'São Paulo': [
    ['Escola Jacarandá de Vento', 'regular', 'public', 'sh', [821, 47, 10, 51, 12, 19, 2]],
    ['Classe Hospitalar Nuvem Alta', 'hospital_home_education', 'public', 'ps', [48, 7, 6, 29, 11, 5, 1]],
    ['Escola Rio de Papel', 'regular', 'public', 's', [503, 28, 5, 24, 6, 8, 0]],
    ['Instituto Ponte Clara', 'special', 'private', 'psh', [131, 27, 22, 131, 66, 85, 13]],
  ],
  Maharashtra: [
    ['Neem Chhaya Vidyalaya', 'regular', 'public', 'sh', [684, 29, 7, 46, 12, 18, 3], 'Learning by touch'],
    ['Sparsh Deep Centre', 'special', 'private', 'psh', [97, 19, 15, 97, 61, 44, 17]],
    ['Mango Court Primary School', 'regular', 'public', 's', [358, 14, 2, 15, 4, 5, 0]],
    ['Tara Home Learning Circle', 'hospital_home_education', 'private', 'ps', [36, 6, 5, 36, 22, 12, 4]],
  ],
  'Tamil Nadu': [
    ['Kuyil Garden School', 'regular', 'public', 's', [442, 18, 4, 28, 8, 11, 1]],
    ['Palm Lamp Special School', 'special', 'private', 'ps', [84, 16, 11, 84, 49, 35, 8]],
    ['Little Conch Nursery', 'early_childhood_center', 'private', 'p', [71, 7, 3, 6, 2, 2, 0]],
  ],
  Antioquia: [
    ['Escuela Balcón de Guadua', 'regular', 'public', 'ps', [318, 17, 4, 22, 6, 7, 1]],
    ['Centro Colibrí de Barro', 'special', 'private', 's', [66, 12, 9, 66, 38, 20, 5]],
  ],
  Nariño: [['Escuela Niebla y Barro', 'regular', 'public', 's', [176, 9, 2, 11, 3, 3, 0]]],
  Sacatepéquez: [
    ['Escuela Telar de Lluvia', 'regular', 'public', 's', [263, 12, 2, 14, 4, 4, 0]],
    ['Jardín Pan de Jocote', 'early_childhood_center', 'public', 'p', [88, 6, 2, 7, 2, 1, 0]],
  ],
  Kingston: [['Blue Mango Basic School', 'early_childhood_center', 'public', 'p', [115, 8, 3, 9, 3, 2, 0]]],
  'Saint Ann': [['Breadfruit Hill All-Age School', 'regular', 'public', 'ps', [294, 15, 3, 18, 5, 6, 1]]],
}

type InventedSchool = Omit<NewSchoolBody, 'region'> & { regionName: RegionName }

const schoolOf = (regionName: RegionName, [name, type, management, levels, numbers, project]: Row) => {
  const [students, teachers, other, disabilities, multiple, visual, deafblind] = numbers
  return {
    regionName,
    name,
    project_name: project ?? null,
    type_of_school: type,
    management,
    levels: [...kindOfLetter].flatMap(([letter, level]) => (levels.includes(letter) ? [level] : [])),
    students,
    teachers,
    other_professionals: other,
    students_with_disabilities: disabilities,
    students_with_multiple_disabilities: multiple,
    students_with_visual_disabilities: visual,
    students_with_deafblindness: deafblind,
    counted_on: null,
  }
}

export const inventedSchools: readonly InventedSchool[] = keysOf(rows).flatMap((region) =>
  rows[region].map((row) => schoolOf(region, row)),
)
