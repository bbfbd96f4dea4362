import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
import type { CheckInput } from '../../model/check/checked'
import type { Finding } from '../../model/check/finding'
import type { FixTools } from '../../model/check/fixes/fix'
import { suggestFixes, type Fix } from '../../model/check/fixes/suggest-fixes'
import layout from '@/shared/ui/layout.module.css'
import styles from './check.module.css'
import { SeverityMark } from './severity-mark'
import { useCheckText } from './use-check-text'

interface FindingItemProps {
  finding: Finding
  input: CheckInput
  /** Null while exercises to swap for are on their way. */
  tools: FixTools | null
  isBehind: boolean
  onMend: (mend: Fix, what: string) => void
  onIgnore: () => void
  /** For what is chosen and not fixed; null where there is nothing to choose. */
  onField: (() => void) | null
}

/** One finding: what it is, up to two ways out with what they would do, and to let it be. */
export function FindingItem(props: FindingItemProps) {
  const { finding, input, tools, isBehind, onMend, onIgnore, onField } = props
  const { t } = useTranslation('planner')
  const { found, changes } = useCheckText()
  const mends = tools ? suggestFixes(finding, input, tools) : []
  const what = found(finding)
  const isOfField = finding.code === 'field_taken' || finding.code === 'field_missing'
  return (
    <li className={`${layout.grid} ${layout.top} ${styles.item}`}>
      <SeverityMark severity={finding.severity} />
      <p className={`${layout.text14} ${layout.plain} ${layout.pretty}`}>{what}</p>
      <IconButton
        size="small"
        label={t('check.ignore_what', { what })}
        disabled={isBehind}
        onClick={onIgnore}
      >
        <IconEyeOff size={18} stroke={1.75} />
      </IconButton>
      {mends.length > 0 || (isOfField && onField) ? (
        <ul className={`${layout.gap2} ${styles.mends}`}>
          {mends.map((mend) => (
            <li key={mend.kind}>
              <Button
                kind="secondary"
                disabled={isBehind}
                onClick={() => onMend(mend, changes(mend.changes))}
              >
                {t(`check.mend.${mend.kind}`)}
              </Button>
              <span>{changes(mend.changes)}</span>
            </li>
          ))}
          {isOfField && onField ? (
            <li>
              <Button kind="secondary" onClick={onField}>
                {t('check.to_field')}
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  )
}
