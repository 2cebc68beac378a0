import type { FillTexts } from './texts.ts'

export const indonesian: FillTexts = {
  headings: {
    mark: 'Tanda (jangan diubah)',
    indicator_code: 'Kode',
    indicator_text: 'Indikator',
    stage_1: 'Tahap 1: Perubahan',
    stage_2: 'Tahap 2: Transformasi',
    stage_3: 'Tahap 3: Inovasi',
    option: 'Opsi',
    na_reason: 'Mengapa tidak berlaku',
    note: 'Catatan Anda',
  },
  naWhen: 'Tidak berlaku hanya bila:',
  help: {
    sheet: 'Bantuan',
    title: 'Cara mengisi lembar ini',
    steps: [
      'Tulislah hanya di sel berwarna: opsi, mengapa tidak berlaku, dan catatan Anda.',
      'Pilih opsi dari daftar di dalam sel. Hurufnya saja sudah cukup, misalnya C.',
      'Pilih NA hanya bila syarat di bawah indikator terpenuhi, dan tulislah mengapa tidak berlaku.',
      'Sel kosong tidak mengubah apa pun. Sel yang Anda biarkan seperti semula juga tidak mengubah apa pun.',
      'Jangan menulis nama peserta didik atau diagnosis.',
      'Biarkan baris, kolom, dan judul seperti adanya.',
      'Simpan berkas sebagai buku kerja (XLSX) atau CSV. Lalu buka evaluasi di Vereda dan pilih “Kerjakan di kertas”. Anda melihat apa yang akan berubah sebelum ada yang disimpan.',
    ],
    instrument: 'Instrumen',
    school: 'Sekolah',
    line: 'Putaran',
    options: 'Arti opsi',
    practice: 'Bila praktik yang diuraikan',
    reach: 'Bila proporsi yang dimaksud',
  },
  wrong: {
    title: 'Tidak diterima',
    option: 'Pilih salah satu opsi dari daftar.',
    length: 'Ini terlalu panjang.',
  },
  form: {
    school: 'Sekolah',
    day: 'Tanggal',
    reason: 'Mengapa tidak berlaku',
    note: 'Catatan Anda',
    noNames: 'Tanpa nama peserta didik, tanpa diagnosis.',
    needed: 'Tulislah mengapa tidak berlaku.',
  },
}
