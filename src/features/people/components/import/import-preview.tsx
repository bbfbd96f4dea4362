import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { isCorrectable, type PlannedRow } from '../../model/import/import-plan'
import styles from './import.module.css'
import { ImportRowItem } from './import-row-item'
import type { ImportState } from './use-import'

interface ImportPreviewProps {
  rows: readonly PlannedRow[]
  /** How many more the plan of the club holds; null: any number. */
  room: number | null
  isSending: boolean
  onMend: ImportState['mend']
  onChoose: ImportState['choose']
  onRun: () => void
  onClose: () => void
}

const shownAtFirst = 50

/** All rows in the order of the table, with what to fix counted on top and one button at the end. */
export function ImportPreview(props: ImportPreviewProps) {
  const { rows, room, isSending, onMend, onChoose, onRun, onClose } = props
  const { t } = useTranslation(['people', 'schools/plan'])
  const [isAll, setAll] = useState(false)
  const [isOnlyFaulty, setOnlyFaulty] = useState(false)
  const ready = rows.filter(({ isIn }) => isIn).length
  const faulty = rows.filter(isCorrectable).length
  const chosen = isOnlyFaulty && faulty > 0 ? rows.filter(isCorrectable) : rows
  const isTooMany = room !== null && ready > room
  const shown = isAll ? chosen : chosen.slice(0, shownAtFirst)
  return (
    <SectionCard
      title={t('import.preview')}
      description={t('import.summary', { ready, faulty, left: rows.length - ready - faulty })}
      actions={
        faulty > 0 && rows.length > faulty ? (
          <Button kind="secondary" onClick={() => setOnlyFaulty(!isOnlyFaulty)}>
            {isOnlyFaulty ? t('import.show_all_rows') : t('import.show_faulty')}
          </Button>
        ) : null
      }
    >
      <ul className={layout.listGrid2} aria-label={t('import.preview')}>
        {shown.map((row) => (
          <ImportRowItem key={row.line} row={row} onMend={onMend} onChoose={onChoose} />
        ))}
      </ul>
      {chosen.length > shown.length ? (
        <Button kind="secondary" onClick={() => setAll(true)}>
          {t('import.show_rest', { count: chosen.length - shown.length })}
        </Button>
      ) : null}
      <div className={`${layout.rowWide} ${layout.float} ${layout.end} ${styles.bar}`}>
        {faulty > 0 ? <span role="status">{t('import.mend_first', { count: faulty })}</span> : null}
        {isTooMany ? (
          <span role="status">{t('schools/plan:import_over', { count: ready, left: room })}</span>
        ) : null}
        <Button kind="secondary" disabled={isSending} onClick={onClose}>
          {t('import.cancel')}
        </Button>
        <Button busy={isSending} disabled={ready === 0 || faulty > 0 || isTooMany} onClick={onRun}>
          {t('import.run', { count: ready })}
        </Button>
      </div>
    </SectionCard>
  )
}
