import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { saveFile } from '@/lib/save-file'
import { writeCell } from '@/lib/spreadsheet-cell'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { fetchSubscriptionExport } from '../../api/subscriptions'
import type { SubscriptionFilter } from '../../model/subscriptions/subscription-filter'
import { getNextDay, listStates } from '../../model/subscriptions/subscription-state'
import { useSubscriptionText } from './use-subscription-text'

/** The subscriptions as filtered, as a file that spreadsheets open. */
export function SubscriptionExport({ filter }: { filter: SubscriptionFilter }) {
  const { t } = useTranslation(['admin/subscriptions', 'admin'])
  const { formatPlan, formatPeriod, formatNext } = useSubscriptionText()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const [{ default: Papa }, rows] = await Promise.all([
        import('papaparse'),
        fetchSubscriptionExport(filter),
      ])
      const csv = Papa.unparse(
        {
          fields: [
            t('columns.who'),
            t('columns.email'),
            t('columns.payer'),
            t('columns.school'),
            t('columns.country'),
            t('columns.plan'),
            t('columns.period'),
            t('columns.price'),
            t('columns.currency'),
            t('columns.state'),
            t('columns.started'),
            t('columns.next'),
            t('columns.date'),
            t('columns.number'),
          ],
          data: rows.map((row) =>
            [
              row.full_name ?? t('gone'),
              row.email ?? '',
              row.payer_name ?? '',
              row.school_name ?? '',
              row.country ?? '',
              formatPlan(row),
              formatPeriod(row.period),
              String(row.price_cents / 100),
              row.currency,
              listStates(row)
                .map((state) => t(`states.${state}`))
                .join(', '),
              row.started_at,
              formatNext(row),
              getNextDay(row).at,
              row.stripe_id,
            ].map(writeCell),
          ),
        },
        { newline: '\r\n' },
      )
      // With a mark at the beginning, so that Excel reads the letters.
      const file = new Blob([`\uFEFF${csv}\r\n`], { type: 'text/csv' })
      saveFile(`subscriptions-${getToday()}.csv`, file)
      showToast('success', 'admin/subscriptions:exported', { values: { count: rows.length } })
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
      {t('export')}
    </Button>
  )
}
