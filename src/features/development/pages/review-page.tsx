import { IconPrinter, IconShare, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useDevelopmentRights, useExposure, usePlan, useShareReview } from '../api/plans'
import { EvidenceList } from '../components/evidence-list'
import { GoalCard } from '../components/goal-card'
import { PartForm } from '../components/review/part-form'
import { PartView } from '../components/review/part-view'
import { TalkSheet } from '../components/review/talk-sheet'

/** Looks back on a plan: what was trained and counted, the player's view, the coach's, and the talk. */
export function ReviewPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('development')
  const plan = usePlan(id)
  const rights = useDevelopmentRights(plan.player_id)
  const { data: exposure, error, refetch } = useExposure(id)
  const name = formatFullName(plan.player)
  const self = plan.reviews.find(({ kind }) => kind === 'self')
  const coach = plan.reviews.find(({ kind }) => kind === 'coach')
  const isOpen = plan.closed_at === null
  const isShared = Boolean(coach?.shared_at)

  return (
    <DetailsPage
      title={t('review.title', { name: plan.player.first_name })}
      back={{
        to: `${href(paths.players.details, { id: plan.player_id })}?tab=development`,
        label: name,
      }}
      description={t('plan.period', {
        from: formatDate(plan.starts_on),
        to: formatDate(plan.ends_on),
      })}
      actions={
        <>
          {rights.is_writer && coach && isOpen ? <ShareButton planId={id} /> : null}
          {rights.is_writer && !isOpen ? (
            <LinkButton
              to={`${href(paths.development.write, { playerId: plan.player_id })}?from=${id}`}
              icon={<IconTargetArrow size={18} stroke={1.75} />}
            >
              {t('review.next_plan')}
            </LinkButton>
          ) : null}
          {coach ? (
            <Button
              kind="secondary"
              icon={<IconPrinter size={18} stroke={1.75} />}
              onClick={() => window.print()}
            >
              {t('review.print')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={layout.stack4}>
        <SectionCard title={t('plan.goals')} description={t('evidence.why')}>
          <ul className={layout.listStack2} aria-label={t('plan.goals')}>
            {plan.goals.map((goal) => (
              <GoalCard key={goal.position} goal={goal} exposure={exposure} />
            ))}
          </ul>
          {exposure ? <EvidenceList exposure={exposure} /> : null}
          {error && !exposure ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
        </SectionCard>
        {rights.is_player && isOpen ? (
          <PartForm
            planId={id}
            kind="self"
            description={t(rights.is_family ? 'review.self_help' : 'review.self_why', {
              name: plan.player.first_name,
            })}
          />
        ) : (
          <PartView
            kind="self"
            part={self}
            goals={plan.goals}
            missing={t(isOpen ? 'review.self_missing' : 'review.self_never')}
          />
        )}
        {rights.is_writer && isOpen ? (
          <PartForm
            planId={id}
            kind="coach"
            description={t(self ? 'review.coach_after' : 'review.coach_before')}
          />
        ) : (
          <PartView
            kind="coach"
            part={isShared || rights.is_writer ? coach : undefined}
            goals={plan.goals}
            missing={t(isOpen ? 'review.coach_missing' : 'review.coach_never')}
          />
        )}
      </div>
      {coach ? <TalkSheet plan={plan} exposure={exposure} /> : null}
    </DetailsPage>
  )
}

function ShareButton({ planId }: { planId: string }) {
  const { t } = useTranslation('development')
  const confirm = useConfirm()
  const share = useShareReview(planId)
  async function handleShare() {
    const isSure = await confirm({
      title: t('review.share_title'),
      text: t('review.share_text'),
      confirmLabel: t('review.share'),
    })
    if (isSure) share.mutate()
  }
  return (
    <Button
      icon={<IconShare size={18} stroke={1.75} />}
      busy={share.isPending}
      onClick={() => void handleShare()}
    >
      {t('review.share')}
    </Button>
  )
}
