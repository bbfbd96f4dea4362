import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { suggestNext, type NextReason, type TeamCockpit } from '../../model/team-cockpit'

/** What to work on next, each with its reason and the exercises for it. */
export function NextCard({ cockpit }: { cockpit: TeamCockpit }) {
  const { t } = useTranslation(['analytics', 'exercises', 'stats'])
  const next = suggestNext(cockpit)

  function describeReason(reason: NextReason): string {
    switch (reason.kind) {
      case 'plan':
        return t('coach.because_plan', { done: reason.delivered, target: reason.target })
      case 'rating':
        return t('coach.because_rating', {
          attribute: t(`stats:attributes.${reason.attribute}`),
          mean: reason.mean,
        })
      case 'gone':
        return t('coach.because_gone', { minutes: reason.before })
    }
  }

  return (
    <SectionCard title={t('coach.next')} description={t('coach.next_text')}>
      {next.length === 0 ? (
        <p className={layout.dim14}>{t('coach.next_empty')}</p>
      ) : (
        <ol className={layout.listStack2}>
          {next.map((reason) => (
            <li key={reason.topic} className={layout.stack1}>
              <Link
                to={`${paths.exercises.library}?topics=${reason.topic}`}
                className={layout.name}
              >
                {t(`exercises:topics.${reason.topic}`)}
              </Link>
              <span className={layout.dim14}>{describeReason(reason)}</span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}
