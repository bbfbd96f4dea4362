import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/lib/save-file'
import { getToday } from '@/lib/time/calendar-date'
import { Button } from '@/shared/ui/button'
import { toLedgerCsv, type LedgerLine } from '../../model/season-ledger'
import { usePositionsText } from '../use-positions-text'

const csvColumns = [
  'first_name',
  'last_name',
  'called',
  'started',
  'bench',
  'left_out',
  'unavailable',
  'minutes',
  'possible',
  'share_percent',
  'points',
  'goalkeeper_minutes',
  'positions',
  'goals',
  'assists',
  'yellow_cards',
  'red_cards',
] as const

const icon = { size: 20, stroke: 1.75 } as const

/** The ledger on paper, and as a table for a spreadsheet. */
export function LedgerActions({ lines }: { lines: readonly LedgerLine[] }) {
  const { t } = useTranslation('matches/ledger')
  const formatPositions = usePositionsText()

  function save() {
    const csv = toLedgerCsv(
      lines,
      csvColumns.map((column) => t(`columns.${column}`)),
      (line) => formatPositions(line.positions),
    )
    saveFile(`${t('file')}-${getToday()}.csv`, new Blob([csv], { type: 'text/csv' }))
  }

  return (
    <>
      <Button kind="secondary" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button kind="secondary" icon={<IconDownload {...icon} />} onClick={save}>
        {t('csv')}
      </Button>
    </>
  )
}
