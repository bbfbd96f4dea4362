import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { Form } from '@/shared/form/form'
import { DateField } from '@/shared/form/fields/date-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useSeasons } from '../../api/season-events'
import { fetchPlanByTeam, useOtherPlans, useStartSeasonPlan } from '../../api/season-plans'
import {
  planFromOther,
  planFromStarter,
  type NewPlan,
  type StarterWords,
} from '../../model/new-plan'
import { planSchema, seasonLimits, type PlanValues } from '../../model/season-schema'
import { getDefaultPeriod } from '../../model/season-weeks'
import { chooseStarter, starterIds, starters } from '../../model/starters'
import { ShapeField } from './shape-field'
import styles from './start.module.css'

interface SeasonStartProps {
  team: Team
  today: string
}

/** Begins a plan: the period, a goal and a first shape; everything can be changed afterwards. */
export function SeasonStart({ team, today }: SeasonStartProps) {
  const { t } = useTranslation(['season', 'exercises'])
  const { data: seasons } = useSeasons(team.school_id)
  const { data: others } = useOtherPlans(team.id)
  const { mutateAsync: start } = useStartSeasonPlan()
  const suggested = chooseStarter(team.age_group)
  const period = seasons.find(({ name }) => name === team.season) ?? getDefaultPeriod(today)

  async function createPlan({ goal, shape, starts_on, ends_on }: PlanValues): Promise<NewPlan> {
    const chosen = { starts_on, ends_on }
    const id = starterIds.find((one) => one === shape)
    if (id) {
      const words: StarterWords = {
        block: (title) => t(`season.starters.blocks.${title}`),
        topic: (topic) => t(`exercises:topics.${topic}`),
      }
      return { ...planFromStarter(starters[id], chosen, words), goal }
    }
    const source = others.some(({ team_id }) => team_id === shape)
      ? await fetchPlanByTeam(shape)
      : null
    if (!source) return { ...chosen, goal, blocks: [], weeks: [] }
    const copied = planFromOther(source, chosen)
    return { ...copied, goal: goal || copied.goal }
  }

  return (
    <SectionCard title={t('season.start_title')} description={t('season.start_text')}>
      <Form
        schema={planSchema}
        defaultValues={{
          goal: '',
          starts_on: period.starts_on,
          ends_on: period.ends_on,
          shape: suggested,
        }}
        label={t('season.start_title')}
        onSubmit={async (values) => {
          await start({ teamId: team.id, plan: await createPlan(values) })
        }}
      >
        <div className={`${layout.grid} ${layout.gap3} ${styles.dates}`}>
          <DateField name="starts_on" label={t('season.fields.starts_on')} required />
          <DateField name="ends_on" label={t('season.fields.ends_on')} required />
        </div>
        <TextareaField
          name="goal"
          label={t('season.fields.goal')}
          hint={t('season.hints.goal')}
          maxLength={seasonLimits.goal}
        />
        <ShapeField suggested={suggested} others={others} />
        <div className={layout.wrapEnd}>
          <Button type="submit">{t('season.start')}</Button>
        </div>
      </Form>
    </SectionCard>
  )
}
