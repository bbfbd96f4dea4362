import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { formats, type ExportFormat } from '../../export/choice'
import styles from './export.module.css'
import type { Refusals } from './use-refusals'

interface FormatChoiceProps {
  value: ExportFormat
  refusals: Refusals | null
  onChange: (format: ExportFormat) => void
}

/** What kind of file; one this browser cannot write stays visible and says why. */
export function FormatChoice({ value, refusals, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('animator')
  const name = useId()
  return (
    <fieldset className={`${layout.plain} ${layout.grid} ${layout.gap1} ${styles.formats}`}>
      <legend>{t('export.format')}</legend>
      {formats.map((format) => {
        const refusal = format === 'mp4' || format === 'webm' ? refusals?.[format] : undefined
        const isAsked = refusals === null && (format === 'mp4' || format === 'webm')
        const hint = refusal ? t(`export.refused.${refusal}`) : t(`export.hints.${format}`)
        return (
          <label
            key={format}
            className={`${layout.grid} ${layout.gap2} ${layout.roundControl} ${styles.format}`}
            data-refused={refusal ? '' : undefined}
          >
            <input
              type="radio"
              name={name}
              value={format}
              checked={format === value}
              disabled={isAsked || refusal !== undefined}
              aria-describedby={`${name}-${format}`}
              onChange={() => onChange(format)}
            />
            <span className={`${layout.medium} ${styles.kind}`}>
              {t(`export.formats.${format}`)}
            </span>
            <span id={`${name}-${format}`} className={layout.dim13} aria-hidden="true">
              {hint}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
