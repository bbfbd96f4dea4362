import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { Paper } from '@/shared/ui/print/paper'
import type { Ledger, LedgerLine } from '../../model/season-ledger'
import { usePositionsText } from '../use-positions-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './ledger-paper.module.css'
import { useLedgerNumbers } from './use-ledger-numbers'

interface LedgerPaperProps {
  title: string
  ledger: Ledger
  lines: readonly LedgerLine[]
}

/** The ledger for the parents' evening, on A4. */
export function LedgerPaper({ title, ledger, lines }: LedgerPaperProps) {
  const { t } = useTranslation('matches/ledger')
  const formatPositions = usePositionsText()
  const { formatPercent, formatPoints, formatSigned } = useLedgerNumbers()
  return (
    <Paper>
      <article className={`${layout.grid} ${styles.sheet}`}>
        <h1>
          {t('title')}: {title}
        </h1>
        <p>
          {formatDate(getToday())}
          {ledger.spread === null
            ? null
            : ` · ${t('fairness_sentence', { points: formatPoints(ledger.spread) })}`}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.called')}</th>
              <th scope="col">{t('columns.started')}</th>
              <th scope="col">{t('columns.left_out')}</th>
              <th scope="col">{t('columns.minutes')}</th>
              <th scope="col">{t('columns.share')}</th>
              <th scope="col">{t('columns.points')}</th>
              <th scope="col">{t('columns.positions')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.player_id}>
                <th scope="row">{formatFullName(line)}</th>
                <td>{line.called}</td>
                <td>{line.started}</td>
                <td>{line.left_out}</td>
                <td>{line.minutes}</td>
                <td>{line.share === null ? '–' : formatPercent(line.share)}</td>
                <td>{line.points === null ? '–' : formatSigned(line.points)}</td>
                <td>{formatPositions(line.positions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </Paper>
  )
}
