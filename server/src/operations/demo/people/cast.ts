import type { Role } from 'contract/access/roles'
import type { Language } from 'contract/platform/shapes'

/** `of` is a country's two letters, a region or a school; `look` what to look at first. */
export type Member = {
  username: string
  full_name: string
  role: Exclude<Role, 0>
  of: string
  language: Language
  shows?: string
}

const member = (
  username: string,
  full_name: string,
  role: Member['role'],
  of: string,
  language: Language,
  shows?: string,
): Member => ({ username, full_name, role, of, language, ...(shows !== undefined && { shows }) })

export const administrator = {
  username: 'admin',
  full_name: 'Alma Ferreyra',
  shows: 'everything: people, countries, the instrument',
}

/** Invented people, in the order in which they are made: each by somebody who may. */
export const cast: readonly Member[] = [
  member('peru', 'Rosaura Quispe Tello', 1, 'PE', 'es', 'a whole country: Cusco, Puno and Lima side by side'),
  member('brasil', 'Joana Vilela', 1, 'BR', 'pt', 'two states, one line in review'),
  member('india', 'Anjali Deshmane', 1, 'IN', 'en', 'two states, a school opening its second line'),
  member('colombia', 'Mateo Arrubla', 1, 'CO', 'es'),
  member(
    'cusco',
    'Hernán Ccori Salas',
    2,
    'Cusco',
    'es',
    'lines to review, to close and to plan with schools',
  ),
  member('puno', 'Lidia Mamani Choque', 2, 'Puno', 'es', 'a school that does not move from line to line'),
  member('bahia', 'Tadeu Ramalho', 2, 'Bahia', 'pt', 'a line handed in, with comments'),
  member('maharashtra', 'Sunil Patankar', 2, 'Maharashtra', 'en', 'a plan carried into the second line'),
  member('escuela', 'Nélida Huamán Roca', 3, 'Escuela Rayo de Maíz', 'es', 'a line half answered'),
  member(
    'equipo',
    'Braulio Tupa Ríos',
    3,
    'Escuela Rayo de Maíz',
    'es',
    'the same school: work side by side',
  ),
  member('sauces', 'Gladys Pumayalli', 3, 'Escuela Tres Sauces', 'es', 'a school that grew over three lines'),
  member('maestro', 'Wilber Yupa', 3, 'Escuela Tres Sauces', 'es'),
  member('molino', 'Edith Anco Vera', 3, 'Colegio Molino de Piedra', 'es'),
  member(
    'retama',
    'Julián Ttito',
    3,
    'Escuela Flor de Retama',
    'es',
    'the first edition closed, now on the second: what is compared',
  ),
  member('centro', 'Pilar Oblitas', 3, 'Centro Manos que Miran', 'es', 'a special school in its second line'),
  member(
    'totora',
    'Eusebia Quillahuamán',
    3,
    'Escuela Puente de Totora',
    'es',
    'a line of the first edition, still open: it can be moved',
  ),
  member('nevado', 'Ramiro Loayza', 3, 'Colegio Nevado Azul', 'es'),
  member('junco', 'Delia Condori', 3, 'Escuela Isla de Junco', 'es'),
  member('vicuna', 'Saturnina Apaza', 3, 'Jardín Vicuña Chica', 'es'),
  member('garua', 'Óscar Villafana', 3, 'Escuela Garúa del Sur', 'es', 'a line sent back with reasons'),
  member(
    'hospital',
    'Mirtha Sandoval',
    3,
    'Aula Hospitalaria Jardín Claro',
    'es',
    'not applicable, with reasons',
  ),
  member('sabia', 'Iara Nonato', 3, 'Escola Ipê Amarelo', 'pt'),
  member('vidyalaya', 'Meera Gokarn', 3, 'Neem Chhaya Vidyalaya', 'en', 'a school in India, in English'),
  member('kuyil', 'Arul Selvanathan', 3, 'Kuyil Garden School', 'en'),
  member('guadua', 'Consuelo Zapata', 3, 'Escuela Balcón de Guadua', 'es'),
]
