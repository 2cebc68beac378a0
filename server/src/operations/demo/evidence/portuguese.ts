import type { TextsOfEvidence } from './cells.ts'

export const portuguese: TextsOfEvidence = {
  places: ['Educação infantil', 'Segundo ano', 'Sala de recursos', 'Quarto ano', 'Oficina', 'Sexto ano'],
  cells: [
    {
      photos: [
        'Canto onde conhecemos cada estudante: mesa com bola, cubos e objetos de texturas diferentes',
        'Uma professora, de costas, observa uma criança que brinca com blocos no chão',
      ],
      name: 'perfil-do-estudante',
      title: 'Perfil do estudante (modelo sem nomes)',
      lines: [
        'Do que gosta: superfícies frias, tambor, balanço.',
        'Como se comunica: leva a mão ao objeto que quer e a afasta quando basta.',
        'Apoios: tempo para responder, a mesma pessoa no começo do dia, objetos de referência.',
      ],
    },
    {
      photos: [
        'Equipe e família em volta da mesa com as folhas do plano, vistas de costas',
        'Mural com fichas coloridas que mostra quando cada plano é revisto',
      ],
      name: 'pagina-de-um-plano',
      title: 'Plano individual: uma página',
      lines: [
        'Meta: pedir "mais" ou "acabou" com um objeto ou sinal em três momentos do dia.',
        'Apoios: a professora espera dez segundos; a família faz o mesmo em casa.',
        'Revisão: julho e novembro, com a família.',
      ],
    },
    {
      photos: [
        'Cartões com figuras em relevo com que um estudante mostra suas metas',
        'Duas mãos comparam os objetos de antes e de agora em uma bandeja',
      ],
      name: 'avancos-antes-e-depois',
      title: 'Avanços antes e depois (só números)',
      lines: [
        'Meta|Março|Julho|Novembro',
        'Pede com objeto, sinal ou palavra|3|8|14',
        'Escolhe entre duas atividades|5|10|17',
      ],
    },
    {
      photos: [
        'Entrada da escola antes das obras: caminho de terra e três degraus sem corrimão',
        'Primeiros símbolos de objetos com o nome em braille sobre a mesa',
      ],
      name: 'percurso-de-acessibilidade',
      title: 'Percurso de acessibilidade: lista',
      lines: ['Lugar|Possível|Falta', 'Entrada principal|1|3', 'Pátio e banheiros|2|4', 'Biblioteca|3|1'],
    },
    {
      photos: [
        'Calendário de objetos com cinco lugares; uma mão toca o primeiro',
        'Degraus com faixas amarelas e sinal em braille no fim do corrimão',
      ],
      name: 'perfil-de-comunicacao',
      title: 'Perfil de comunicação (modelo)',
      lines: [
        'Quando está contente: balança o corpo e procura a mão do adulto.',
        'Para parar: empurra de leve ou se vira.',
        'Como falamos: sinal na mão, depois esperamos.',
      ],
    },
    {
      photos: [
        'Três mãos conversam em Libras tátil, uma sobre a outra',
        'Rampa nova com corrimão ao lado da porta, testada por estudantes',
      ],
      name: 'guia-do-predio',
      title: 'Guia do prédio feito por estudantes',
      lines: [
        'Saímos da sala e seguimos a parede com a mão direita até sentir a porta de madeira.',
        'Ali o piso muda: liso no corredor, áspero no pátio.',
        'A faixa amarela avisa que começa a escada.',
      ],
    },
    {
      photos: [
        'Material adaptado sobre a mesa: linha em relevo, fichas grandes e letra ampliada',
        'Rotina em três bandejas: a última, vazia, diz que acabou',
      ],
      name: 'aula-com-uma-adaptacao',
      title: 'Aula com uma adaptação',
      lines: [
        'Tema: o caminho da água. Todos seguem com o dedo um rio em relevo.',
        'Adaptação: quem não lê em tinta usa o mapa de texturas e responde com objetos.',
      ],
    },
    {
      photos: [
        'Uma mão lê uma folha em braille ao lado das folhas em tinta dos colegas',
        'Estudante de costas caminha com bengala branca pelo piso com guia amarela',
      ],
      name: 'plano-semanal',
      title: 'Plano semanal ligado às metas',
      lines: [
        'Segunda: comprar na cantina (contar moedas, pedir, esperar a vez).',
        'Quarta: caminho até a biblioteca com a bengala, três pontos de referência.',
        'Sexta: preparar o lanche; cada estudante tem um passo seu.',
      ],
    },
    {
      photos: [
        'Horta conduzida por estudantes: canteiros e duas pessoas de costas',
        'Clube de música: tambor e violão, uma mão sente a vibração',
      ],
      name: 'revisao-nove-areas',
      title: 'Revisão do trimestre: nove áreas (só números)',
      lines: [
        'Área|Com meta|Com avanço',
        'Comunicação e leitura|14|11',
        'Orientação e mobilidade|9|7',
        'Vida independente|10|8',
        'Autodeterminação|8|5',
      ],
    },
    {
      photos: [
        'Caderno de recados para as famílias em letra grande e braille',
        'Cadeiras em meia-lua para receber as famílias',
      ],
      name: 'acordo-de-contato',
      title: 'Acordo com a família para manter contato',
      lines: [
        'A escola manda uma mensagem de voz toda sexta e liga quando algo muda.',
        'A família conta na segunda como foi o fim de semana.',
      ],
    },
    {
      photos: [
        'Bandejas de uma rotina de café da manhã preparadas por uma família',
        'Oficina com famílias: cinco pessoas de costas olham o quadro',
      ],
      name: 'ata-com-decisoes',
      title: 'Ata de reunião com decisões das famílias',
      lines: [
        'Vieram 14 famílias; duas participaram por telefone.',
        'Decidiram: a oficina de Libras tátil será aos sábados, com duas mães e a professora.',
      ],
    },
    {
      photos: [
        'Dois familiares ensinam juntos um grupo de estudantes',
        'Visita a uma casa: irmãos na porta, vistos de longe',
      ],
      name: 'pesquisa-com-familias',
      title: 'Pesquisa anual com famílias: resumo',
      lines: [
        'Pergunta|Sim|Às vezes|Não',
        'Sou informado de um jeito que entendo|26|4|1',
        'Decido junto com a escola|20|8|3',
      ],
    },
    {
      photos: [
        'Os combinados da escola em cartões coloridos no mural',
        'Reunião de autoavaliação da equipe em volta da mesa',
      ],
      name: 'nossa-declaracao',
      title: 'Nossa declaração sobre a inclusão',
      lines: [
        'Nesta escola cabem todas e todos. Ninguém espera lá fora até ficarmos prontos.',
        'Perguntamos a estudantes e famílias antes de decidir e contamos o que mudou.',
      ],
    },
    {
      photos: [
        'Horário no corredor com grupos compartilhados, cores e braille',
        'Espaço para cuidados pessoais, privado e vazio, com barra de apoio',
      ],
      name: 'procedimento-de-protecao',
      title: 'Procedimento de proteção',
      lines: [
        'Pessoa responsável: a vice-diretora; na ausência, a diretora.',
        'Como avisar: falando, com um cartão vermelho, com um sinal ou por meio de um colega.',
      ],
    },
    {
      photos: ['Cadeiras do conselho de estudantes prontas no salão', 'Rampa paga com o orçamento da escola'],
      name: 'relatorio-anual',
      title: 'Relatório anual com dados',
      lines: [
        'Dado|Ano anterior|Este ano',
        'Estudantes com deficiência matriculados|21|27',
        'Com plano individual atual|14|25',
      ],
    },
    {
      photos: [
        'Primeira reunião da equipe em tempo protegido',
        'Formação: professores de costas diante do quadro',
      ],
      name: 'registro-de-formacao',
      title: 'Registro de formação (só números)',
      lines: [
        'Tema|Horas|Participantes',
        'Objetos de referência e calendários|12|15',
        'Orientação e mobilidade|16|7',
      ],
    },
    {
      photos: [
        'Duas professoras ensinam juntas o mesmo grupo',
        'Acompanhamento em aula: mãos sob mãos exploram um objeto em relevo',
      ],
      name: 'plano-de-formacao',
      title: 'Plano de desenvolvimento profissional',
      lines: [
        'O que a autoavaliação mostrou: sabemos pouco de leitura em braille e de esperar a resposta.',
        'O que faremos: uma visita de acompanhamento por mês e um vídeo curto que vemos juntos.',
      ],
    },
    {
      photos: ['Professores de outras escolas visitam o pátio', 'Apresentação da nossa prática ao público'],
      name: 'estudo-de-caso',
      title: 'Estudo de caso sem nomes',
      lines: [
        'Um estudante com surdocegueira chegou sem um modo compartilhado de se comunicar.',
        'Começamos com um objeto para cada momento. Depois de quatro meses ele buscava o objeto do recreio.',
      ],
    },
    {
      photos: [
        'Chegada da secretaria de educação: ônibus e grupo em frente à escola',
        'Dia de esporte para todos na quadra',
      ],
      name: 'carta-a-secretaria',
      title: 'Carta à secretaria de educação',
      lines: [
        'Pedimos uma vaga de professora especialista para 27 estudantes com deficiência.',
        'Anexamos os dados de matrícula conferidos pela equipe.',
      ],
    },
    {
      photos: [
        'Triagem de visão com o posto de saúde: cartaz de figuras e duas pessoas de costas',
        'Uma professora com deficiência visual e sua colega dão a aula',
      ],
      name: 'caminho-de-encaminhamento',
      title: 'Caminho de encaminhamento combinado com a saúde',
      lines: [
        'A escola observa e escreve uma folha; a família decide e a leva ao posto de saúde.',
        'O posto atende em quinze dias e devolve a folha com orientações para a sala.',
      ],
    },
    {
      photos: [
        'Prática de trabalho na feira: duas barracas e dois estudantes de costas',
        'Apresentação pública sobre direitos, conduzida por estudantes',
      ],
      name: 'registro-de-busca',
      title: 'Registro de busca de crianças fora da escola (só números)',
      lines: ['Bairro|Encontradas|Matriculadas', 'Morro|6|5', 'Beira-rio|4|4'],
    },
  ],
}
