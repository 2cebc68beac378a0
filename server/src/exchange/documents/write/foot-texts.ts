import type { Language } from 'contract/platform/shapes'

/** What writers say of their own accord, beside the words of the paper. */
export const footTexts: Record<Language, { foot: string; contents: string }> = {
  en: { foot: 'Page {page} of {pages}', contents: 'Contents' },
  pt: { foot: 'Página {page} de {pages}', contents: 'Sumário' },
  es: { foot: 'Página {page} de {pages}', contents: 'Contenido' },
  vi: { foot: 'Trang {page} / {pages}', contents: 'Mục lục' },
  hi: { foot: 'पृष्ठ {page} / {pages}', contents: 'विषय-सूची' },
  id: { foot: 'Halaman {page} dari {pages}', contents: 'Daftar isi' },
}
