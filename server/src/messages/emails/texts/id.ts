import type { Words } from './shape.ts'

const open = 'Buka evaluasi'

export const indonesian: Words = {
  types: { base: 'evaluasi awal', second: 'evaluasi kedua', third: 'evaluasi ketiga' },
  hello: 'Halo,',
  address: 'Jika tautan tidak terbuka, salin alamat ini ke peramban Anda:',
  why: 'Anda menerima email ini karena memiliki akun di Vereda. Balasan ke alamat ini tidak dibaca.',
  letters: {
    invitation: ({ username, person }) => ({
      subject: 'Akun Vereda Anda: buat kata sandi',
      before: [
        `${person} telah membuat akun Vereda untuk Anda. Di Vereda, sekolah yang mengajar peserta didik penyandang disabilitas mengevaluasi dan memperbaiki pendidikan inklusifnya.`,
        `Nama pengguna Anda: ${username}`,
        'Buat kata sandi untuk memulai.',
      ],
      link: 'Buat kata sandi',
      after: [
        'Tautan ini hanya dapat dipakai sekali dan berlaku 7 hari. Setelah itu, pilih “Lupa kata sandi?” di halaman masuk untuk menerima tautan baru.',
        'Jika Anda tidak menunggu email ini, Anda tidak perlu melakukan apa pun.',
      ],
    }),
    password_reset: ({ username }) => ({
      subject: 'Buat kata sandi baru untuk Vereda',
      before: [
        'Seseorang, kemungkinan Anda, meminta kata sandi baru untuk akun Vereda Anda.',
        `Nama pengguna Anda: ${username}`,
      ],
      link: 'Buat kata sandi baru',
      after: [
        'Tautan ini hanya dapat dipakai sekali dan berlaku 60 menit. Jika Anda meminta lagi, hanya tautan terbaru yang berlaku.',
        'Jika Anda tidak memintanya, Anda tidak perlu melakukan apa pun: kata sandi Anda tetap sama.',
      ],
    }),
    password_changed: ({ username }) => ({
      subject: 'Kata sandi Vereda Anda telah diubah',
      before: [
        `Kata sandi akun Anda ${username} telah diubah. Di perangkat lain tempat Anda masuk, Anda perlu masuk lagi.`,
        'Jika bukan Anda yang mengubahnya, segera buat kata sandi baru dan beri tahu penanggung jawab wilayah Anda.',
      ],
      link: 'Minta kata sandi baru',
    }),
    email_changed: ({ username }) => ({
      subject: 'Alamat email Vereda Anda telah diubah',
      before: [
        `Alamat email akun Anda ${username} telah diubah. Mulai sekarang, email dikirim ke alamat baru.`,
        'Jika Anda tidak mengetahui perubahan ini, segera beri tahu penanggung jawab wilayah Anda.',
      ],
    }),
    email_confirmation: ({ username }) => ({
      subject: 'Konfirmasikan alamat email Anda untuk Vereda',
      before: [
        `Alamat ini diberikan untuk akun ${username} di Vereda.`,
        'Konfirmasikan bahwa alamat ini milik Anda. Baru setelah itu pesan dan tautan untuk kata sandi baru dikirim ke sini.',
      ],
      link: 'Konfirmasikan alamat ini',
      after: [
        'Tautan ini hanya dapat dipakai sekali dan berlaku 7 hari. Anda dapat meminta yang baru di profil Anda.',
        'Jika Anda tidak mengenal akun ini, Anda tidak perlu melakukan apa pun: tanpa Anda, alamat ini tidak dipakai.',
      ],
    }),
    email_change_asked: ({ username }) => ({
      subject: 'Alamat email baru diberikan untuk akun Anda di Vereda',
      before: [
        `Alamat email baru diberikan untuk akun Anda ${username}. Selama belum dikonfirmasi di sana, semuanya tetap dikirim ke alamat ini.`,
        'Jika Anda tidak mengetahui hal ini, segera beri tahu orang yang menangani wilayah Anda dan ganti kata sandi Anda.',
      ],
    }),
    link_given: ({ username, person }) => ({
      subject: 'Tautan ke akun Anda di Vereda telah diserahkan',
      before: [
        `${person} telah membuat tautan untuk menetapkan kata sandi baru bagi akun Anda ${username}. Tautan itu hanya dapat dipakai sekali dan berlaku 24 jam.`,
        'Jika Anda tidak memintanya, segera minta kata sandi baru: tautan itu kemudian tidak berlaku lagi.',
      ],
      link: 'Minta kata sandi baru',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      subject: `${school}: siap ditinjau`,
      before: [
        `${person} telah mengirim ${type} tahun ${year} untuk ditinjau.`,
        'Anda sekarang dapat meninjaunya, lalu memvalidasinya atau mengembalikannya dengan alasan.',
      ],
      link: open,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      subject: `${school}: dikembalikan dengan alasan`,
      before: [
        `${person} telah mengembalikan ${type} tahun ${year} dengan alasan berikut:`,
        reasons,
        'Putaran ini terbuka kembali. Lakukan perubahan, lalu kirim lagi untuk ditinjau.',
      ],
      link: open,
    }),
    line_validated: ({ school, year, type, person }) => ({
      subject: `${school}: tervalidasi`,
      before: [
        `${person} telah memvalidasi ${type} tahun ${year}.`,
        'Hasilnya sudah tetap. Langkah berikutnya adalah menutup putaran ini.',
      ],
      link: open,
    }),
    line_closed: ({ school, year, type, person }) => ({
      subject: `${school}: ditutup`,
      before: [
        `${person} telah menutup ${type} tahun ${year}.`,
        'Putaran ini masih dapat dibaca, tetapi tidak dapat diubah lagi.',
      ],
      link: open,
    }),
    line_opened: ({ school, year, type, person }) => ({
      subject: `${school}: putaran baru dibuka`,
      before: [
        `${person} telah membuka ${type} tahun ${year}.`,
        'Anda dapat mulai menjawab indikator dan menambahkan bukti.',
      ],
      link: open,
    }),
    comment_added: ({ school, year, type, person }) => ({
      subject: `${school}: ada komentar untuk dijawab`,
      before: [
        `${person} telah mengomentari ${type} tahun ${year}.`,
        'Baca komentarnya di sana, lalu jawab bila perlu.',
      ],
      link: open,
    }),
  },
}
