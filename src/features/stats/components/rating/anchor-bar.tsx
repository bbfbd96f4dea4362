import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnchors } from '../../api/anchors'
import type { Attribute } from '../../model/attributes'
import layout from '@/shared/ui/layout.module.css'
import styles from './anchor-bar.module.css'

interface AnchorBarProps {
  attribute: Attribute
  /** Says more about what is being rated, beside its name. */
  children?: ReactNode
}

/** What a level of the attribute looks like on the pitch, so that two coaches mean the same by a 6. */
export function AnchorBar({ attribute, children }: AnchorBarProps) {
  const { t } = useTranslation('stats')
  const { data = [] } = useAnchors()
  const levels = data.filter(({ attribute_key: key }) => key === attribute)
  return (
    <section
      className={`${layout.wrap} ${layout.top} ${layout.roundCard} ${styles.bar}`}
      aria-label={t('rate.levels')}
    >
      <h2 className={`${layout.size14} ${styles.title}`}>
        {t(`attributes.${attribute}`)}
        {children ? <small>{children}</small> : null}
      </h2>
      <dl className={`${layout.plain} ${layout.grid} ${styles.levels}`}>
        {levels.map(({ level, sentence }) => (
          <div key={level} className={`${layout.flex} ${layout.gap2} ${styles.level}`}>
            <dt data-figures="">{level}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
