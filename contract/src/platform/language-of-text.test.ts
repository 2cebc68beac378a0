import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['en', 'Only in grades 1 and 2. No written check yet, the team will have it in May.'],
  ['es', 'El perfil de cada alumno está en la carpeta; falta el de los grados 4 y 5.'],
  ['pt', 'O perfil de cada aluno está na pasta; falta o dos anos 4 e 5.'],
  ['vi', 'Hồ sơ của mỗi học sinh nằm trong thư mục.'],
  ['hi', 'हर विद्यार्थी की प्रोफ़ाइल फ़ोल्डर में है (PDF)।'],
  ['id', 'Profil setiap murid ada di map, tetapi belum untuk kelas 4 dan 5.'],
])('a text in %s is told as that', (language, text) => {
  expect(languageOfText(text)).toBe(language)
})

test('a text that could be of several languages, or of another one, is told as none', () => {
  for (const text of [
    'Marta Quispe',
    'OK',
    '2026',
    'Rampa',
    '',
    'Kila mwanafunzi ana wasifu wake.',
    'Está claro: está melhor.',
  ])
    expect(languageOfText(text)).toBeUndefined()
})

test('the instrument itself is told as what it is in each language', async () => {
  const texts = [
    'The ramp at the gate is half a metre too short.',
    'La rampa del portón es muy corta y hay que alargarla.',
  ]
  expect(texts.map(languageOfText)).toEqual(['en', 'es'])
})
