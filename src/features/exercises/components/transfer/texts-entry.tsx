import { useTranslation } from 'react-i18next'
import type { PlannedTexts } from '../../model/transfer/texts-plan'
import layout from '@/shared/ui/layout.module.css'
import styles from './transfer.module.css'
import { useFaultText } from './use-fault-text'

/** The changed texts of one exercise, before and after. */
export function TextsEntry({ entry }: { entry: PlannedTexts }) {
  const { t } = useTranslation('exercises')
  const faultText = useFaultText()
  const { mine, changes, faults } = entry
  return (
    <li className={styles.texts} data-fault={faults.length > 0 || undefined}>
      <strong>{mine.title}</strong>
      {faults.length > 0 ? (
        <ul className={`${layout.danger} ${layout.size13} ${layout.breakable} ${styles.faults}`}>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              {t('transfer.texts.line', { line: fault.line, what: faultText(fault) })}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={`${layout.plain} ${layout.gap3} ${styles.changes}`}>
        {changes.map(({ locale, field, before, after }) => (
          <div key={`${locale} ${field}`}>
            <dt>
              {t(`transfer.fields.${field}`)} · {t(`exercise_form.texts.${locale}`)}
            </dt>
            <dd>
              {before ? <del>{before}</del> : null}
              <ins>{after || t('transfer.texts.emptied')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
