import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { saveFile } from '@/lib/save-file'
import { writeCell } from '@/lib/spreadsheet-cell'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { fetchAuditExport } from '../../api/audit'
import { parseDetails, type AuditFilter } from '../../model/audit'
import { useAuditText } from './use-audit-text'

/** The entries as filtered, as a file that spreadsheets open. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('admin')
  const { toActName, toChangeLines, toSubjects } = useAuditText()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const [{ default: Papa }, { rows, names }] = await Promise.all([
        import('papaparse'),
        fetchAuditExport(filter),
      ])
      const findName = (id: string | null) => (id ? (names.people.get(id) ?? t('audit.gone')) : '')
      const csv = Papa.unparse(
        {
          fields: [
            t('audit.when'),
            t('audit.act'),
            t('audit.person'),
            t('audit.about'),
            t('audit.what_changed'),
            t('status.reason'),
            t('audit.by'),
          ],
          data: rows.map((entry) =>
            [
              entry.occurred_at,
              toActName(entry.action),
              findName(entry.user_id),
              toSubjects(entry, names).join(', '),
              toChangeLines(entry).join('; '),
              parseDetails(entry.details).reason ?? '',
              findName(entry.actor_id) || t('audit.system'),
            ].map(writeCell),
          ),
        },
        { newline: '\r\n' },
      )
      // With a mark at the beginning, so that Excel reads the letters.
      saveFile(`audit-${getToday()}.csv`, new Blob([`\uFEFF${csv}\r\n`], { type: 'text/csv' }))
      showToast('success', 'admin:audit.exported', { values: { count: rows.length } })
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
    setBusy(false)
  }

  return (
    <Button
      kind="secondary"
      busy={isBusy}
      icon={<IconDownload size={18} stroke={1.75} />}
      onClick={() => void save()}
    >
      {t('audit.export')}
    </Button>
  )
}
