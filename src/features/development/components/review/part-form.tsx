import { useTranslation } from 'react-i18next'
import { isStaleRow } from '@/lib/stale-row'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Form } from '@/shared/form/form'
import { StaleRowAlert } from '@/shared/form/stale-row-alert'
import { SubmitBar } from '@/shared/form/submit-bar'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { planQueries, useSaveReview, type Review } from '../../api/plans'
import { findPlanFailure } from '../../model/failure'
import { reviewLimits, reviewSchema, toGrowthStep } from '../../model/review'
import { PlanFailure } from '../plan-failure'
import { StepsField } from './steps-field'

interface PartFormProps {
  planId: string
  kind: Review['kind']
  description: string
}

/** One part of the review: a step for each goal, what helped or was seen, and what comes next. */
export function PartForm({ planId, kind, description }: PartFormProps) {
  const { t } = useTranslation('development')
  const opened = useEntityForm(planQueries.details(planId))
  const { mutateAsync: save } = useSaveReview(planId)
  const plan = opened.row
  const part = plan.reviews.find((one) => one.kind === kind)
  return (
    <SectionCard title={t(`review.${kind}`)} description={description}>
      <Form
        key={opened.version}
        label={t(`review.${kind}`)}
        schema={reviewSchema}
        defaultValues={{
          steps: plan.goals.map((_, index) => toGrowthStep(part?.steps[index]) ?? undefined),
          words: part?.words ?? '',
          next_steps: part?.next_steps ?? '',
        }}
        draftKey={`development-review:${planId}:${kind}`}
        isGuarded
        onSubmit={async (values) => {
          await save({ kind, values, seenAt: part?.updated_at ?? null })
          await opened.reload()
        }}
        renderFailure={(error) =>
          isStaleRow(error) ? (
            <StaleRowAlert onReload={opened.reload} />
          ) : findPlanFailure(error) ? (
            <PlanFailure error={error} />
          ) : null
        }
      >
        {plan.goals.map(({ position, words }, index) => (
          <StepsField key={position} index={index} words={words} />
        ))}
        <TextareaField
          name="words"
          label={t(`review.${kind}_words`)}
          rows={2}
          maxLength={reviewLimits.words}
        />
        <TextareaField
          name="next_steps"
          label={t(`review.${kind}_next`)}
          rows={2}
          maxLength={reviewLimits.words}
        />
        <SubmitBar label={t('review.save')} />
      </Form>
    </SectionCard>
  )
}
