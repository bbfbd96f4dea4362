import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { importFields } from '../../model/import/columns'
import type { PlannedRow } from '../../model/import/import-plan'
import { playerLimits } from '../../model/player'
import styles from './import.module.css'
import type { ImportState } from './use-import'

interface ImportRowItemProps {
  row: PlannedRow
  onMend: ImportState['mend']
  onChoose: ImportState['choose']
}

/** A row as it will go in; one with faults stands open, its cells to be fixed. */
export function ImportRowItem({ row, onMend, onChoose }: ImportRowItemProps) {
  const { t } = useTranslation('people')
  const { line, cells, faults, likeness, isIn } = row
  const isFaulty = Object.keys(faults).length > 0
  // stays open once opened: a field must not vanish under the fingers when it becomes right
  const [isOpen, setOpen] = useState(isFaulty && row.choice !== 'skip')
  const fields = importFields.filter((field) => cells[field] !== undefined || faults[field])
  const isOut = !isIn && !isFaulty
  return (
    <li
      className={`${layout.rowWide} ${layout.roundCard} ${layout.edge} ${layout.padRow} ${styles.row}`}
      data-fault={(isFaulty && row.choice !== 'skip') || undefined}
      data-out={isOut || undefined}
    >
      <span className={`${layout.dimmed13} ${styles.line}`} data-figures="">
        {line}
      </span>
      <span className={`${layout.min} ${layout.breakable} ${styles.text}`}>
        {fields
          .map((field) => cells[field])
          .filter(Boolean)
          .join(' · ')}
      </span>
      {likeness === 'new' ? null : (
        <StatusBadge tone="amber">{t(`import.likeness.${likeness}`)}</StatusBadge>
      )}
      {isFaulty || isOpen ? null : (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('import.edit')}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => onChoose(line, isIn || (isFaulty && row.choice !== 'skip') ? 'skip' : 'add')}
      >
        {isIn || (isFaulty && row.choice !== 'skip') ? t('import.skip') : t('import.take')}
      </Button>
      {isOpen || (isFaulty && row.choice !== 'skip') ? (
        <span className={`${layout.grid} ${layout.gap3} ${styles.fields}`}>
          {fields.map((field) => {
            const fault = faults[field]
            return (
              <TextInput
                key={field}
                label={t(`import.fields.${field}`)}
                value={cells[field] ?? ''}
                error={fault ? t(`import.row_faults.${fault}`, playerLimits.shirt) : undefined}
                onChange={(event) => onMend(line, field, event.currentTarget.value)}
              />
            )
          })}
        </span>
      ) : null}
    </li>
  )
}
