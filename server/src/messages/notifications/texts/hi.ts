import type { Words } from './shape.ts'

export const hindi: Words = {
  types: { base: 'आधार-रेखा मूल्यांकन', second: 'द्वितीय मूल्यांकन', third: 'तृतीय मूल्यांकन' },
  jobs: { import: 'आपकी फ़ाइल की जाँच', import_apply: 'आपका आयात', export: 'आपकी फ़ाइल' },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: पूरा हुआ`,
      message: 'यह तैयार है और 24 घंटे तक रखा जाएगा।',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: नहीं हो पाया`,
      message: 'कुछ भी नहीं बदला। फिर से कोशिश करें, या कारण पढ़ने के लिए पृष्ठ खोलें।',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: समीक्षा के लिए तैयार`,
      message: `${person} ने वर्ष ${year} का ${type} समीक्षा के लिए भेजा है।`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: कारण सहित लौटाया गया`,
      message: `${person} ने वर्ष ${year} का ${type} लौटाया है: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: सत्यापित`,
      message: `${person} ने वर्ष ${year} का ${type} सत्यापित किया है।`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: बंद`,
      message: `${person} ने वर्ष ${year} का ${type} बंद किया है।`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: नया मूल्यांकन खुला है`,
      message: `${person} ने वर्ष ${year} का ${type} खोला है।`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: उत्तर के लिए एक टिप्पणी`,
      message: `${person} ने वर्ष ${year} के ${type} पर टिप्पणी की है।`,
    }),
    link_given: ({ person }) => ({
      title: 'आपके खाते का एक लिंक सौंपा गया',
      message: `${person} ने एक लिंक बनाया है, जिससे आपके खाते के लिए नया पासवर्ड रखा जा सकता है। अगर आपने इसे नहीं माँगा, तो अपना पासवर्ड बदलें: तब वह लिंक काम नहीं करेगा।`,
    }),
    refresh_token_reused: () => ({
      title: 'एक डिवाइस पर आपका लॉगिन समाप्त कर दिया गया',
      message: 'आपका एक लॉगिन दो जगह इस्तेमाल हुआ। यदि वह आप नहीं थे, तो अपना पासवर्ड बदलें।',
    }),
  },
}
