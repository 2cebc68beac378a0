import type { Words } from './shape.ts'

export const indonesian: Words = {
  types: { base: 'evaluasi awal', second: 'evaluasi kedua', third: 'evaluasi ketiga' },
  jobs: { import: 'Pemeriksaan berkas Anda', import_apply: 'Impor Anda', export: 'Berkas Anda' },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: selesai`,
      message: 'Sudah siap dan disimpan selama 24 jam.',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: tidak berhasil`,
      message: 'Tidak ada yang diubah. Coba lagi, atau buka halamannya untuk membaca alasannya.',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: siap ditinjau`,
      message: `${person} telah mengirim ${type} tahun ${year} untuk ditinjau.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: dikembalikan dengan alasan`,
      message: `${person} telah mengembalikan ${type} tahun ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: tervalidasi`,
      message: `${person} telah memvalidasi ${type} tahun ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: ditutup`,
      message: `${person} telah menutup ${type} tahun ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: putaran baru dibuka`,
      message: `${person} telah membuka ${type} tahun ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: ada komentar untuk dijawab`,
      message: `${person} telah mengomentari ${type} tahun ${year}.`,
    }),
    link_given: ({ person }) => ({
      title: 'Tautan ke akun Anda telah diserahkan',
      message: `${person} telah membuat tautan untuk menetapkan kata sandi baru bagi akun Anda. Jika Anda tidak memintanya, ganti kata sandi Anda: tautan itu kemudian tidak berlaku lagi.`,
    }),
    refresh_token_reused: () => ({
      title: 'Anda dikeluarkan dari satu perangkat',
      message: 'Salah satu sesi Anda dipakai di dua tempat. Ubah kata sandi Anda jika itu bukan Anda.',
    }),
  },
}
