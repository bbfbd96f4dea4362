import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import type { PaperPlan } from '../../model/print/paper-plan'
import { useEquipmentText } from '@/features/exercises/widgets/library/use-equipment-text'
import { QrCode } from '@/shared/ui/print/qr-code'
import layout from '@/shared/ui/layout.module.css'
import styles from './paper-sheet.module.css'

interface PaperHeadProps {
  plan: PaperPlan
  link: string | null
}

/** Who, when, where and what for; what to carry, each thing with a box to tick. */
export function PaperHead({ plan, link }: PaperHeadProps) {
  const { t, i18n } = useTranslation('training')
  const equipment = useEquipmentText()
  const date = formatDay(plan.date, i18n.language, 'day_long')
  const facts = [
    { label: t('sheet.theme'), value: plan.objective },
    { label: t('sheet.place'), value: plan.place },
    { label: t('sheet.notes'), value: plan.notes },
  ].filter(({ value }) => value)
  return (
    <header className={`${layout.grid} ${styles.head}`}>
      <p className={`${layout.medium} ${layout.flex} ${layout.spread} ${styles.club}`}>
        <span>
          {plan.school} · {plan.team}
        </span>
        <span>
          {date}, {plan.start}–{plan.end}
        </span>
      </p>
      <div className={`${layout.flex} ${layout.spread} ${styles.top}`}>
        <div className={`${layout.grid} ${layout.packed} ${styles.what}`}>
          <h2 className={styles.name}>{plan.title ?? t('list.untitled')}</h2>
          {plan.status === 'cancelled' ? <p>{t('details.cancelled')}</p> : null}
          {facts.length > 0 ? (
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {link ? (
          <div className={`${layout.flex} ${layout.middle} ${styles.code}`}>
            <QrCode link={link} />
            <p>{t('sheet.scan')}</p>
          </div>
        ) : null}
      </div>
      {plan.equipment.length > 0 ? (
        <ul className={styles.ticks} aria-label={t('sheet.equipment')}>
          {plan.equipment.map((item) => (
            <li key={item.kind}>{equipment(item)}</li>
          ))}
        </ul>
      ) : null}
    </header>
  )
}
