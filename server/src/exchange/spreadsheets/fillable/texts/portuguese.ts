import type { FillTexts } from './texts.ts'

export const portuguese: FillTexts = {
  headings: {
    mark: 'Marca (não altere)',
    indicator_code: 'Código',
    indicator_text: 'Indicador',
    stage_1: 'Etapa 1: Mudança',
    stage_2: 'Etapa 2: Transformação',
    stage_3: 'Etapa 3: Inovação',
    option: 'Opção',
    na_reason: 'Por que não se aplica',
    note: 'Sua nota',
  },
  naWhen: 'Não se aplica somente quando:',
  help: {
    sheet: 'Ajuda',
    title: 'Como preencher esta planilha',
    steps: [
      'Escreva somente nas células coloridas: a opção, por que não se aplica e a sua nota.',
      'Escolha a opção na lista da célula. Basta a letra, por exemplo C.',
      'Escolha NA somente quando a condição que está abaixo do indicador for verdadeira, e escreva por que não se aplica.',
      'Uma célula vazia não muda nada. Uma célula que você deixa como estava também não muda nada.',
      'Não escreva nomes de estudantes nem diagnósticos.',
      'Deixe as linhas, as colunas e os títulos como estão.',
      'Salve o arquivo como pasta de trabalho (XLSX) ou como CSV. Depois abra a avaliação no Vereda e escolha “Trabalhar no papel”. Você vê o que mudaria antes que algo seja salvo.',
    ],
    instrument: 'Instrumento',
    school: 'Escola',
    line: 'Linha',
    options: 'O que as opções significam',
    practice: 'Quando se descreve uma prática',
    reach: 'Quando se trata de uma parcela',
  },
  wrong: {
    title: 'Não aceito',
    option: 'Escolha uma das opções da lista.',
    length: 'O texto é longo demais.',
  },
  form: {
    school: 'Escola',
    day: 'Data',
    reason: 'Por que não se aplica',
    note: 'Sua nota',
    noNames: 'Sem nomes de estudantes, sem diagnósticos.',
    needed: 'Escreva por que não se aplica.',
  },
}
