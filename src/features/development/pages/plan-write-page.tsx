import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { usePlayer } from '@/features/people/api/players/players'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { EntityForm } from '@/shared/form/entity-form'
import { DateField } from '@/shared/form/fields/date-field'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { LinkButton } from '@/shared/ui/button'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { planQueries, useDevelopmentRights, useSavePlan } from '../api/plans'
import { PlanFailure } from '../components/plan-failure'
import { GoalsField } from '../components/plan/goals-field'
import { findPlanFailure } from '../model/failure'
import { createGoal, getDefaultPeriod, planSchema, toGoalInput } from '../model/plan'

/** Writes a player's plan: a new one, from an earlier one, or the one that runs. */
export function PlanWritePage() {
  const { playerId = '' } = useParams()
  const { t } = useTranslation('development')
  const [search] = useSearchParams()
  const player = usePlayer(playerId)
  const { is_writer: mayWrite } = useDevelopmentRights(playerId)
  const opened = useEntityForm(planQueries.ofPlayer(playerId))
  const { mutateAsync: save } = useSavePlan()
  const [newId] = useState(() => crypto.randomUUID())

  const tab = `${href(paths.players.details, { id: playerId })}?tab=development`
  const back = { to: tab, label: formatFullName(player) }
  const current = opened.row.find(({ closed_at }) => closed_at === null)
  const previous = current ?? opened.row.find(({ id }) => id === search.get('from'))
  if (!mayWrite || (current?.reviews.length ?? 0) > 0) {
    return (
      <FormPage title={t('pages.write')} back={back}>
        <EmptyState
          title={t(mayWrite ? 'form.in_review' : 'form.coach_only')}
          text={t(mayWrite ? 'form.in_review_text' : 'form.coach_only_text')}
          action={
            mayWrite && current ? (
              <LinkButton to={href(paths.development.review, { id: current.id })}>
                {t('plan.review')}
              </LinkButton>
            ) : (
              <LinkButton kind="secondary" to={tab}>
                {back.label}
              </LinkButton>
            )
          }
        />
      </FormPage>
    )
  }
  return (
    <EntityForm
      title={t(current ? 'form.edit_title' : 'form.title', { name: player.first_name })}
      description={t(current ? 'form.edit_why' : 'form.why')}
      back={back}
      opened={opened}
      schema={planSchema}
      values={{
        ...(current
          ? { starts_on: current.starts_on, ends_on: current.ends_on }
          : getDefaultPeriod(getToday())),
        goals: previous ? previous.goals.map(toGoalInput) : [createGoal()],
      }}
      draftKey={`development-plan:${playerId}`}
      save={async (values) => {
        await save({
          id: current?.id ?? newId,
          playerId,
          previousId: current?.previous_id ?? previous?.id ?? null,
          seenAt: current?.updated_at ?? null,
          values,
        })
        return tab
      }}
      renderFailure={(error) => (findPlanFailure(error) ? <PlanFailure error={error} /> : null)}
      submitLabel={t(current ? 'form.save' : 'form.propose')}
    >
      <FormSection title={t('form.period')} why={t('form.period_why')}>
        <FieldRow>
          <DateField name="starts_on" label={t('form.from')} required />
          <DateField name="ends_on" label={t('form.to')} required />
        </FieldRow>
      </FormSection>
      <FormSection title={t('plan.goals')} why={t('form.goals_why')}>
        <GoalsField />
      </FormSection>
    </EntityForm>
  )
}
