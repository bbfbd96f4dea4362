import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { SchoolPage } from '../api/school-page'
import styles from './school.module.css'

/** Running teams, youngest first; of a family those of its own children. */
export function TeamsCard({ teams }: Pick<SchoolPage, 'teams'>) {
  const { t } = useTranslation('schools')
  return (
    <SectionCard title={t('teams.title')}>
      {teams.length === 0 ? <p className={layout.dim13Any}>{t('teams.none')}</p> : null}
      <ul className={layout.listStack} aria-label={t('teams.title')}>
        {teams.map(({ id, name, age_group, season }) => (
          <li
            key={id}
            className={`${layout.row} ${layout.spread} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}
          >
            <Link
              className={`${layout.medium} ${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
              to={href(paths.teams.details, { id })}
            >
              {name}
            </Link>
            <span className={layout.dim13Any}>
              {age_group} · {season}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The pitches, for whom they are shown to: the staff. */
export function FieldsCard({ fields }: Pick<SchoolPage, 'fields'>) {
  const { t, i18n } = useTranslation('schools')
  if (fields.length === 0) return null
  const metres = new Intl.NumberFormat(i18n.language)
  return (
    <SectionCard title={t('fields.title')}>
      <ul className={layout.listStack} aria-label={t('fields.title')}>
        {fields.map(({ id, name, length_m, width_m, address }) => (
          <li
            key={id}
            className={`${layout.row} ${layout.spread} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}
          >
            <Link
              className={`${layout.medium} ${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
              to={href(paths.fields.details, { id })}
            >
              {name}
            </Link>
            <span className={layout.dim13Any}>
              {[`${metres.format(length_m)} × ${metres.format(width_m)} m`, address]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
