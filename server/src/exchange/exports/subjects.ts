import { pages } from 'contract/platform/pages'
import { planDocument } from '../documents/action-plan/plan-document.ts'
import { documentOfEvaluation } from '../documents/evaluation/evaluation-document.ts'
import { documentOfDraft, documentOfInstrument } from '../documents/instrument/instrument-document.ts'
import { letterDocument } from '../documents/letter/letter-document.ts'
import { reportDocument } from '../documents/report-document.ts'
import { schoolDocument } from '../documents/school/school-document.ts'
import { exportLineValues, lineIsValidated } from './dhis2/export-line.ts'
import { exportListValues, listOfEvaluations } from './dhis2/export-list-values.ts'
import { exportDraftFolder } from './edition-texts/archive.ts'
import { exportDraftWorkbook } from './edition-texts/workbook.ts'
import { evaluationTables } from './everything/evaluation/tables.ts'
import { asTables } from './everything/export-tables.ts'
import { instrumentTables } from './everything/instrument-tables.ts'
import { planTables } from './everything/plan/tables.ts'
import { reportTables } from './everything/report-tables.ts'
import { resultsTables } from './everything/result-tables.ts'
import { evidenceFits, exportEvidence, type StoredEvidence } from './evidence/export-evidence.ts'
import { auditQuery, exportAudit } from './export-audit.ts'
import { type DocumentLogo, documentsWith, ofThing } from './export-document.ts'
import { exportFillable, exportFillableDraft } from './instrument/export-fillable.ts'
import { exportXlsForm } from './instrument/xlsform/export-xlsform.ts'
import { exportList } from './lists/export-list.ts'
import { type Lists, listQuery } from './lists/list-query.ts'
import { pageOfList } from './lists/page-of-list.ts'
import { wantedColumns } from './lists/wanted-columns.ts'
import { exportStatistics } from './statistics/export-statistics.ts'
import { documentOfStatistics } from './statistics/statistics-document.ts'
import { statisticsQuery } from './statistics/statistics-query.ts'
import type { Subjects } from './subject.ts'
import {
  draftReadable,
  evaluationReadable,
  instrumentReadable,
  letterReadable,
  planReadable,
  reportReadable,
  resultsReadable,
} from './things.ts'

const listSubject = (known: () => Lists): Subjects['list'] => {
  const list = exportList(known)
  return {
    assertReadable: listOfEvaluations(async ({ actor, query, columns }) => {
      const { path } = listQuery(known(), actor, query)
      wantedColumns(path, columns)
      return { named: { path }, page: pageOfList(path) }
    }),
    makers: { csv: list('csv'), xlsx: list('xlsx'), dhis2: exportListValues(known) },
  }
}

const auditSubject = (known: () => Lists): Subjects['audit'] => {
  const audit = exportAudit(known)
  return {
    assertReadable: async ({ actor, query }) => ({
      named: { path: auditQuery(known(), actor, query).path },
      page: pages.audit,
    }),
    makers: { csv: audit('csv'), xlsx: audit('xlsx') },
  }
}

/**
 * Everything that can be exported. `documentsWith` adds the three formats of a document; `formatsOf` of the contract
 * has the same for the web, and a test compares them.
 */
export const subjectsOf = (
  known: () => Lists,
  evidence: StoredEvidence,
  logo: DocumentLogo | null,
): Subjects => {
  const asDocument = documentsWith(logo)
  return {
    evaluation: {
      assertReadable: lineIsValidated(evidenceFits(evaluationReadable)),
      makers: {
        ...asDocument(ofThing(documentOfEvaluation(evidence.storage))),
        ...asTables(evaluationTables),
        zip: exportEvidence(evidence),
        dhis2: exportLineValues,
      },
    },
    action_plan: {
      assertReadable: planReadable,
      makers: { ...asDocument(ofThing(planDocument)), ...asTables(planTables) },
    },
    school: {
      assertReadable: resultsReadable,
      makers: { ...asDocument(ofThing(schoolDocument)), ...asTables(resultsTables) },
    },
    letter: { assertReadable: letterReadable, makers: asDocument(ofThing(letterDocument)) },
    report: {
      assertReadable: reportReadable,
      makers: { ...asDocument(ofThing(reportDocument)), ...asTables(reportTables) },
    },
    instrument: {
      assertReadable: instrumentReadable,
      makers: {
        ...asDocument(ofThing(documentOfInstrument)),
        csv: asTables(instrumentTables).csv,
        xlsx: exportFillable,
        xlsform: exportXlsForm,
      },
    },
    edition_draft: {
      assertReadable: draftReadable,
      makers: { ...asDocument(ofThing(documentOfDraft)), xlsx: exportFillableDraft },
    },
    edition_texts: {
      assertReadable: draftReadable,
      makers: { xlsx: exportDraftWorkbook, zip: exportDraftFolder },
    },
    statistics: {
      assertReadable: async ({ actor, query }) => ({
        named: { path: statisticsQuery(actor, query).path },
        page: pages.statistics,
      }),
      makers: {
        ...asDocument(documentOfStatistics),
        csv: exportStatistics('csv'),
        xlsx: exportStatistics('xlsx'),
      },
    },
    list: listSubject(known),
    audit: auditSubject(known),
  }
}
