import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/people/api/players/players'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useDevelopmentRights, usePlans } from '../../api/plans'
import { CurrentPlan } from './current-plan'
import { PastPlans } from './past-plans'

/** A player's development: the plan that runs, then those that have been. */
export function DevelopmentTab({ player }: { player: Player }) {
  const { t } = useTranslation('development')
  const plans = usePlans(player.id)
  const rights = useDevelopmentRights(player.id)
  const current = plans.find(({ closed_at }) => closed_at === null)
  const past = plans.filter(({ closed_at }) => closed_at !== null)
  const mayRead = rights.is_writer || rights.is_player || rights.is_family
  const [latest] = past
  const from = latest ? `?from=${latest.id}` : ''
  return (
    <div className={layout.stack4}>
      {current ? (
        <CurrentPlan plan={current} rights={rights} />
      ) : (
        <EmptyState
          title={t('empty.title', { name: player.first_name })}
          text={t(rights.is_writer ? 'empty.coach' : mayRead ? 'empty.family' : 'empty.others')}
          action={
            rights.is_writer ? (
              <LinkButton
                to={`${href(paths.development.write, { playerId: player.id })}${from}`}
                icon={<IconTargetArrow size={18} stroke={1.75} />}
              >
                {t('empty.write')}
              </LinkButton>
            ) : null
          }
        />
      )}
      {past.length > 0 ? <PastPlans plans={past} /> : null}
    </div>
  )
}
