import type { EasyWords } from './english.ts'

export const easyIndonesian: EasyWords = {
  at: 'Sekolah kita ada di tahap ini: {{stage}}.',
  notYet: 'Sekolah kita belum sampai di tahap pertama. Tahap pertama adalah {{stage}}.',
  nothing: 'Kita belum punya jawaban.',
  well: 'Yang kita lakukan dengan baik',
  noWell: 'Kita masih membangun kekuatan kita.',
  next: 'Yang kita lakukan selanjutnya',
  noNext: 'Kita menjaga yang sudah dicapai.',
  better: 'Lebih baik daripada sebelumnya: {{count}}.',
  same: 'Tetap sama: {{count}}.',
  weaker: 'Lebih lemah daripada sebelumnya: {{count}}.',
  notCompared: 'Kita belum bisa membandingkan dengan waktu lain.',
  noGoals: 'Kita belum punya tujuan.',
  who: 'Siapa',
  when: 'Sampai kapan',
  nobody: 'Belum ada penanggung jawab',
  noDay: 'Belum ada tanggal',
  late: 'Ini terlambat.',
  done: 'Yang sudah selesai',
  nothingNext: 'Semua yang direncanakan sudah selesai.',
  more: 'Masih ada lagi. Dokumen lengkap memuat semuanya.',
}
