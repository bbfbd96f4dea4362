import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { TeamCockpit } from '../../model/team-cockpit'
import { useCockpitText } from '../use-cockpit-text'

/** How many different exercises, and which came most often. */
export function VarietyCard({ exercises }: { exercises: TeamCockpit['exercises'] }) {
  const { t, i18n } = useTranslation('analytics')
  const text = useCockpitText()
  const { different, fresh, most } = exercises
  const language = i18n.resolvedLanguage ?? 'en'
  return (
    <SectionCard title={t('coach.variety')} description={t('coach.variety_text')}>
      {different === 0 ? (
        <p className={layout.dim14}>{t('coach.variety_empty')}</p>
      ) : (
        <>
          <p className={layout.text14}>
            {t('coach.variety_sum', { different, fresh, before: exercises.before })}
          </p>
          <ul className={layout.listStack2}>
            {most.map(({ exercise_id, titles, times, minutes }) => (
              <li key={exercise_id} className={layout.stack1}>
                <Link
                  to={href(paths.exercises.details, { id: exercise_id })}
                  className={layout.name}
                >
                  {titles?.[language] ?? titles?.en ?? Object.values(titles ?? {})[0] ?? '–'}
                </Link>
                <span className={layout.dim13}>
                  {t('coach.used', { count: times, minutes: text.minutes(minutes) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}
