import type { reportCalls } from 'contract/insight/reports'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof reportCalls> = {
  noun: 'Reports',
  calls: {
    find: ['Titles of reports on all places in reach, the newest first.'],
    ofCountry: ['Reports on a country, the newest first.'],
    ofRegion: ['Reports on a region, the newest first.'],
    writeForCountry: [
      'Writes a report on a country in the name of its representative, with the figures of today.',
      'country_has_no_representative',
      'more_than_one_representative',
      'text_too_complex',
    ],
    writeForRegion: ['Writes a report on a region, with the figures of today.', 'text_too_complex'],
    hiddenOfCountry: [
      'Which figures a report on a country would not show if it were written now, and why. Remembers nothing.',
    ],
    hiddenOfRegion: ['Which figures a report on a region would not show if it were written now, and why.'],
    versions: ['Versions of a report, the latest first; the last 200 are kept.'],
    version: ['The words of one version of a report. Who may change the report restores them by a change.'],
    change: [
      'Changes the title, the year or the text of a report; its figures stay.',
      'version_conflict',
      'text_too_complex',
    ],
    remove: ['Deletes a report.', 'version_conflict'],
  },
}
