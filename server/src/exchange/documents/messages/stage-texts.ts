import type { Language } from 'contract/platform/shapes'

type StageWord =
  | 'stage'
  | 'stageReached'
  | 'stageReachedMoving'
  | 'stagesSay'
  | 'reached'
  | 'onTheWayTo'
  | 'nothingReached'

/** What documents say of stages beside the messages of the pages. */
export const stageTexts: Record<Language, Record<StageWord, string>> = {
  en: {
    stage: 'Stage',
    stageReached: '{stage} reached',
    stageReachedMoving: '{stage} reached, moving into {next}',
    stagesSay: 'Bars of the indicators by stage. {values}.',
    reached: 'Reached',
    onTheWayTo: 'On the way to',
    nothingReached: 'nothing yet',
  },
  pt: {
    stage: 'Etapa',
    stageReached: '{stage} alcançada',
    stageReachedMoving: '{stage} alcançada, avançando para {next}',
    stagesSay: 'Barras dos indicadores por etapa. {values}.',
    reached: 'Alcançado',
    onTheWayTo: 'A caminho de',
    nothingReached: 'nada ainda',
  },
  es: {
    stage: 'Etapa',
    stageReached: '{stage} alcanzada',
    stageReachedMoving: '{stage} alcanzada, avanza hacia {next}',
    stagesSay: 'Barras de los indicadores por etapa. {values}.',
    reached: 'Alcanzado',
    onTheWayTo: 'En camino a',
    nothingReached: 'nada todavía',
  },
  vi: {
    stage: 'Giai đoạn',
    stageReached: 'Đã đạt {stage}',
    stageReachedMoving: 'Đã đạt {stage}, đang tiến tới {next}',
    stagesSay: 'Các thanh chỉ báo theo giai đoạn. {values}.',
    reached: 'Đã đạt',
    onTheWayTo: 'Đang tiến tới',
    nothingReached: 'chưa có gì',
  },
  hi: {
    stage: 'चरण',
    stageReached: '{stage} तक पहुँचा',
    stageReachedMoving: '{stage} तक पहुँचा, {next} की ओर बढ़ रहा है',
    stagesSay: 'चरण के अनुसार संकेतकों की पट्टियाँ। {values}।',
    reached: 'पहुँच गए',
    onTheWayTo: 'अब इसकी ओर',
    nothingReached: 'अभी कुछ नहीं',
  },
  id: {
    stage: 'Tahap',
    stageReached: '{stage} tercapai',
    stageReachedMoving: '{stage} tercapai, menuju {next}',
    stagesSay: 'Batang indikator menurut tahap. {values}.',
    reached: 'Sudah tercapai',
    onTheWayTo: 'Sedang menuju',
    nothingReached: 'belum ada',
  },
}
